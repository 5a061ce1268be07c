// Tries each chosen mutant by its tests until one fails, and keeps what was found.
import { appendFile, readFile } from 'node:fs/promises';
import { RESULTS } from './paths.mjs';
import { planPass, runPass } from './passes.mjs';

// Whoever does not notice it in so many tests, of which the line's own come first, is unlikely to in the next.
const MOST_TESTS = 12;

const keyOf = (mutant, { file, title, version }) => `${mutant}\n${file}\n${title}\n${version}`;

async function readKept() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((tried) => [tried.key, tried.outcome]));
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
      pass === 1 ? 1 : 4,
    );
    console.log(`▸ pass ${pass}: ${open.length} mutants in ${tries.length} tests`);
    for await (const found of runPass(tries, workers)) {
      for (const each of found) {
        const key = keyOf(each.mutant, each);
        kept.set(key, each.outcome);
        // What failed without a mutant too may have been a busy machine: it is tried again by the next run.
        if (each.outcome !== 'failed')
          await appendFile(RESULTS, `${JSON.stringify({ key, outcome: each.outcome })}\n`);
      }
      const killed = found.filter(({ outcome }) => outcome === 'killed').length;
      console.log(`  ${killed} killed in ${found.length} tests`);
    }
  }
  return chosen.map(stateOf);
}
