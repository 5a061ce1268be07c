// Tries each chosen mutant by its tests until one fails, and keeps what was found.
import { appendFile, readFile } from 'node:fs/promises';
import { RESULTS } from './paths.mjs';
import { planPass, runPass } from './passes.mjs';

// Whoever does not notice it in so many tests, of which the line's own come first, is unlikely to in the next.
const MOST_TESTS = 40;

/** Outcomes that say nothing of a mutant. A later run tries again: the machine may have been busy. */
const UNTOLD = new Set(['failed', 'slow', 'timedOut']);

const keyOf = (mutant, { file, title, version }) => `${mutant}\n${file}\n${title}\n${version}`;

async function readKept() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((tried) => [tried.key, tried.outcome]));
}

const testOf = ({ file, title }) => `${file}\n${title}`;

async function outcomesOf(tries, how) {
  const found = [];
  for await (const some of runPass(tries, how)) found.push(...some);
  return new Map(found.map((each) => [testOf(each), each.outcome]));
}

/** What was too slow to tell is tried once more, with much time: slowness alone is no kill. */
async function withPatience(found, workers) {
  const slow = found.filter(({ outcome }) => outcome === 'slow');
  if (slow.length === 0) return found;
  const again = await outcomesOf(slow, { workers, attempt: 'second' });
  return found.map((each) =>
    each.outcome === 'slow' ? { ...each, outcome: again.get(testOf(each)) ?? 'slow' } : each,
  );
}

/**
 * A test that leaves things behind when it fails also fails at once without its mutant, and a mutant of a whole file
 * is there in both tries: such a test is tried in a run without any mutant.
 */
async function withControl(found, workers) {
  const failed = found.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return found;
  const controls = await outcomesOf(
    failed.map((each) => ({ ...each, mutant: undefined, whole: false })),
    { workers, attempt: 'first' },
  );
  return found.map((each) =>
    each.outcome === 'failed' && controls.get(testOf(each)) === 'passed'
      ? { ...each, outcome: 'killed' }
      : each,
  );
}

/** The tests of its line find most mutants: one of them at a time. What they do not find several others try at once. */
function nextTests({ mutant, whole, untried }) {
  const tests = untried.map(({ test }) => test);
  const citing = tests.filter(({ cites }) => cites);
  return citing.length > 0 ? { mutant, whole, most: 1, tests: citing } : { mutant, whole, most: 8, tests };
}

/**
 * @param {{ line: string, mutant: string, whole: boolean, tests: { file: string, title: string, version: string, cites: boolean }[] }[]} chosen
 * @param {{ workers: number }} how
 * @returns {Promise<{ line: string, killed: boolean, byCiting: boolean, by: string | undefined, troubled: string[] }[]>}
 *   troubled: tests that failed without their mutant too, or were too slow, so that they say nothing of it
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
      untried: killer === undefined ? tried.filter(({ outcome }) => outcome === undefined) : [],
    };
  };
  for (let pass = 1; ; pass += 1) {
    const open = chosen.map(stateOf).filter(({ untried }) => untried.length > 0);
    if (open.length === 0) break;
    const tries = planPass(open.map(nextTests));
    console.log(`▸ pass ${pass}: ${open.length} mutants in ${tries.length} tests`);
    for await (const found of runPass(tries, { workers, attempt: 'first' })) {
      const told = await withControl(await withPatience(found, workers), workers);
      for (const each of told) {
        const key = keyOf(each.mutant, each);
        kept.set(key, each.outcome);
        if (each.outcome === 'killed' || each.outcome === 'passed') {
          await appendFile(RESULTS, `${JSON.stringify({ key, outcome: each.outcome })}\n`);
        }
      }
      const killed = told.filter(({ outcome }) => outcome === 'killed').length;
      console.log(`  ${killed} killed in ${told.length} tests`);
    }
  }
  return chosen.map(stateOf);
}
