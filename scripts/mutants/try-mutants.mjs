// Tries each chosen mutant by its tests until one fails, and keeps what was found.
import { appendFile, readFile } from 'node:fs/promises';
import { RESULTS } from './paths.mjs';
import { planPass, runPass } from './passes.mjs';

// Whoever does not notice it in so many tests, of which the line's own come first, is unlikely to in the next.
const MOST_TESTS = 40;

const keyOf = (mutant, { file, title, version }) => `${mutant}\n${file}\n${title}\n${version}`;

async function readKept() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((tried) => [tried.key, tried.outcome]));
}

/** A test that leaves things behind when it fails also fails at once without its mutant: it is tried in a run of its own. */
async function withControl(found, workers) {
  const failed = found.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return found;
  const passes = new Set();
  for await (const controls of runPass(
    failed.map((each) => ({ ...each, mutant: undefined, whole: false })),
    workers,
  )) {
    for (const { file, title, outcome } of controls)
      if (outcome === 'passed') passes.add(`${file}\n${title}`);
  }
  return found.map((each) =>
    each.outcome === 'failed' && passes.has(`${each.file}\n${each.title}`)
      ? { ...each, outcome: 'killed' }
      : each,
  );
}

/**
 * @param {{ line: string, mutant: string, whole: boolean, tests: { file: string, title: string, version: string, cites: boolean }[] }[]} chosen
 * @param {{ workers: number }} how
 * @returns {Promise<{ line: string, killed: boolean, byCiting: boolean, by: string | undefined, troubled: string[] }[]>}
 *   troubled: tests that failed without their mutant too, so that they say nothing of it
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
      troubled: tried.filter(({ outcome }) => outcome === 'failed').map(({ test }) => test.title),
      untried: killer === undefined ? tried.filter(({ outcome }) => outcome === undefined) : [],
    };
  };
  for (let pass = 1; ; pass += 1) {
    const open = chosen.map(stateOf).filter(({ untried }) => untried.length > 0);
    if (open.length === 0) break;
    const tries = planPass(
      open.map(({ mutant, whole, untried }) => ({ mutant, whole, tests: untried.map(({ test }) => test) })),
      // One test finds most; for what it does not find several are asked at once.
      pass === 1 ? 1 : 8,
    );
    console.log(`▸ pass ${pass}: ${open.length} mutants in ${tries.length} tests`);
    for await (const found of runPass(tries, workers)) {
      const told = await withControl(found, workers);
      for (const each of told) {
        const key = keyOf(each.mutant, each);
        kept.set(key, each.outcome);
        // What failed without a mutant too may have been a busy machine: it is tried again by the next run.
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
