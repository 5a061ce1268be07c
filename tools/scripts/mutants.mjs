// `npm run mutants`: breaks the code that the tests of each line of the specification cover, and checks that a test
// fails. `-- --only QUE` or `-- --line QUE-18` limits the lines. Writes only below var/.
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { specLines } from './lib/citations.mjs';
import { chooseMutants, testsPassing } from './mutants/choose.mjs';
import { coverTests } from './mutants/coverage.mjs';
import { instrument } from './mutants/instrument.mjs';
import { tryMutants } from './mutants/try-mutants.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    line: { type: 'string' },
    seed: { type: 'string', default: 'vez' },
    citing: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.min(4, cpus().length)) },
  },
});
const workers = Number(values.workers);
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');
const short = (text) => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat;
};

const leftOut = JSON.parse(await read('mutants/left-out.json'));
const isLeftOut = ({ file, from, to }) =>
  leftOut.some((entry) => entry.file === file && entry.from === from && entry.to === to);

const mutants = new Map(
  (await instrument()).filter((mutant) => !isLeftOut(mutant)).map((mutant) => [mutant.id, mutant]),
);
const tests = await coverTests([...mutants.values()], 'citing', workers);
const lines = specLines(await read('../../docs/spec/spec.md'));
const chosen = chooseMutants(lines, tests, mutants, values.seed).filter(({ line, area }) =>
  values.line === undefined ? values.only === undefined || area === values.only : line === values.line,
);
const tried = chosen.filter(({ mutant }) => mutant !== undefined);
const resultsOfCiting = await tryMutants(tried, { workers });

const survivors = resultsOfCiting.filter(({ killed }) => !killed).map(({ line }) => line);
const others =
  survivors.length > 0 && !values.citing ? await coverTests([...mutants.values()], 'other', workers) : [];
const withOthers = tried.map((each) =>
  survivors.includes(each.line) ? { ...each, tests: [...each.tests, ...testsPassing(each, others)] } : each,
);
const results = others.length > 0 ? await tryMutants(withOthers, { workers }) : resultsOfCiting;
const resultOf = new Map(results.map((result) => [result.line, result]));

for (const { line, mutant, killed, troubled } of results) {
  if (killed) continue;
  const { file, line: at, from, to } = mutants.get(mutant);
  console.log(`\n${line} survives: ${file}:${at}\n  ${short(from)}\n  → ${short(to)}`);
  if (troubled.length > 0)
    console.log(`  ${troubled.length} of its tests fail without it too, or are too slow: ${troubled[0]}`);
}
const without = chosen.filter(({ mutant }) => mutant === undefined).map(({ line }) => line);
if (without.length > 0) console.log(`\nNo unit test runs code for ${without.join(', ')}`);

console.log('');
for (const area of new Set(chosen.map((each) => each.area))) {
  const ofArea = chosen.filter((each) => each.area === area);
  const killed = ofArea.filter(({ line }) => resultOf.get(line)?.killed);
  const byCiting = killed.filter(({ line }) => resultOf.get(line).byCiting);
  console.log(
    `${area}: ${killed.length} of ${ofArea.length} killed, ${byCiting.length} by a test of the line`,
  );
}
const killed = results.filter((result) => result.killed).length;
console.log(`\n${killed} of ${chosen.length} killed`);
if (killed < chosen.length * 0.95) process.exitCode = 1;
