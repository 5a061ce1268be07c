// Which lines of the specification a passing test cites, from the results of the tests that ran last.
import { readFile } from 'node:fs/promises';
import { readResults } from './lib/test-results.mjs';
import { reportOf, specLines } from './lib/spec-lines.mjs';

const lines = specLines(await readFile(new URL('../docs/spec/spec.md', import.meta.url), 'utf8'));
const tests = await readResults();
if (tests.length === 0) {
  console.error('There are no test results yet: run `npm test` first.');
  process.exit(1);
}
const report = reportOf(lines, tests);

for (const { area, total, cited, missing } of report.areas) {
  console.log(`\n${area}: ${cited} of ${total}`);
  for (const { id, open, text } of missing) {
    console.log(`  ${id}${open ? ' (open)' : ''} ${text.length > 96 ? `${text.slice(0, 95)}…` : text}`);
  }
}
for (const { id, title } of report.unknown) console.error(`\nNo such line: ${id}, cited by “${title}”`);
for (const { id, title } of report.failing) console.error(`\n${id} is cited by a failing test: “${title}”`);
if (report.unknown.length + report.failing.length > 0) process.exitCode = 1;
console.log(`\n${report.cited} of ${lines.length}`);
