// Tries each chosen mutant with its tests until one fails, and stores the results.
import { appendFile, readFile } from 'node:fs/promises';
import { RESULTS } from './paths.mjs';
import { planPass, runPass } from './passes.mjs';

// If this many tests, with the line's own first, do not notice a mutant, further ones are unlikely to.
const MOST_TESTS = 40;

/** Inconclusive outcomes. A later run tries again, because the machine may have been busy. */
const UNTOLD = new Set(['failed', 'slow', 'timedOut', 'notRun']);

const keyOf = (mutant, { file, title, version }) => `${mutant}\n${file}\n${title}\n${version}`;

async function readKept() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((tried) => [tried.key, tried.outcome]));
}

const testOf = ({ file, title }) => `${file}\n${title}`;

const tryOf = ({ mutant, ...test }) => `${mutant}\n${testOf(test)}`;

async function outcomesOf(tries, how) {
  const found = [];
  for await (const some of runPass(tries, how)) found.push(...some);
  return new Map(found.map((each) => [tryOf(each), each.outcome]));
}

/** Repeats slow tries with more time, because slowness alone is no kill. */
async function withPatience(slow, workers) {
  const again = await outcomesOf(slow, { workers, attempt: 'second' });
  return slow.map((each) => ({ ...each, outcome: again.get(tryOf(each)) ?? 'slow' }));
}

const onePerFile = (tries) => [...new Map(tries.map((each) => [each.file, each])).values()];

/** Repeats failed tries one per file: a failure without the mutant may come from the leftovers of another mutant. */
async function alone(failed, workers) {
  const found = [];
  let left = failed;
  while (left.length > 0) {
    const some = onePerFile(left);
    const again = await outcomesOf(some, { workers, attempt: 'first' });
    found.push(...some.map((each) => ({ ...each, outcome: again.get(tryOf(each)) ?? 'failed' })));
    left = left.filter((each) => !some.includes(each));
  }
  return found;
}

/**
 * Runs failed tests without any mutant. A test with leftovers also fails in its retry without the mutant, and a mutant
 * of a whole file is active in both tries.
 */
async function withControl(failed, workers) {
  const tests = [...new Map(failed.map((each) => [testOf(each), each])).values()];
  const unbroken = tests.map((each) => ({ ...each, mutant: null, whole: false }));
  const controls = await outcomesOf(unbroken, { workers, attempt: 'first' });
  return failed.map((each) =>
    controls.get(tryOf({ ...each, mutant: null })) === 'passed' ? { ...each, outcome: 'killed' } : each,
  );
}

/** Resolves the inconclusive tries of a pass. */
async function tellApart(unclear, workers) {
  const are = (outcome, tries) => tries.filter((each) => each.outcome === outcome);
  const told = [
    ...unclear.filter(({ outcome }) => outcome !== 'slow' && outcome !== 'failed'),
    ...(await withPatience(are('slow', unclear), workers)),
    ...(await alone(
      are('failed', unclear).filter(({ whole }) => !whole),
      workers,
    )),
    ...are('failed', unclear).filter(({ whole }) => whole),
  ];
  const failed = are('failed', told);
  return [
    ...told.filter(({ outcome }) => outcome !== 'failed'),
    ...(failed.length > 0 ? await withControl(failed, workers) : []),
  ];
}

/** Two tests of the line find most mutants. The rest is tried with several of the other tests at once. */
const AT_ONCE = { first: 2, later: 6 };

function nextTests({ mutant, whole, tried, untried }) {
  const tests = untried.map(({ test }) => test);
  return { mutant, whole, tests: tests.slice(0, tried === 0 ? AT_ONCE.first : AT_ONCE.later) };
}

/**
 * @param {{ line: string, mutant: string, whole: boolean, tests: { file: string, title: string, version: string, cites: boolean }[] }[]} chosen
 * @param {{ workers: number }} how
 * @returns {Promise<{ line: string, killed: boolean, byCiting: boolean, by: string | undefined, troubled: string[] }[]>}
 *   troubled: tests without a conclusion, because they also failed without the mutant or were too slow
 */
export async function tryMutants(chosen, { workers }) {
  const kept = await readKept();
  const stateOf = ({ line, mutant, whole, tests }) => {
    const tried = tests
      .slice(0, MOST_TESTS)
      .map((test) => ({ test, outcome: kept.get(keyOf(mutant, test)) }));
    const killer = tried.find(({ outcome }) => outcome === 'killed')?.test;
    return {
      line,
      mutant,
      whole,
      killed: killer !== undefined,
      byCiting: killer?.cites ?? false,
      by: killer?.title,
      troubled: tried.filter(({ outcome }) => UNTOLD.has(outcome)).map(({ test }) => test.title),
      tried: tried.filter(({ outcome }) => outcome !== undefined).length,
      untried: killer === undefined ? tried.filter(({ outcome }) => outcome === undefined) : [],
    };
  };
  const keep = async (told) => {
    for (const each of told) {
      const key = keyOf(each.mutant, each);
      kept.set(key, each.outcome);
      if (each.outcome === 'killed' || each.outcome === 'passed') {
        await appendFile(RESULTS, `${JSON.stringify({ key, outcome: each.outcome })}\n`);
      }
    }
  };
  for (let pass = 1; ; pass += 1) {
    const open = chosen.map(stateOf).filter(({ untried }) => untried.length > 0);
    if (open.length === 0) break;
    const tries = planPass(open.map(nextTests));
    console.log(`▸ pass ${pass}: ${open.length} mutants in ${tries.length} tries`);
    const unclear = [];
    for await (const found of runPass(tries, { workers, attempt: 'first' })) {
      await keep(found.filter(({ outcome }) => !UNTOLD.has(outcome)));
      unclear.push(...found.filter(({ outcome }) => UNTOLD.has(outcome)));
      const killed = found.filter(({ outcome }) => outcome === 'killed').length;
      console.log(`  ${killed} killed in ${found.length} tries of ${found[0]?.file}`);
    }
    if (unclear.length > 0) console.log(`  ${unclear.length} tries that told nothing`);
    await keep(await tellApart(unclear, workers));
  }
  return chosen.map(stateOf);
}
