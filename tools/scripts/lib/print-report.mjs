// Reports which numbered lines a passing test cites, from the last test results.
import { readFile } from 'node:fs/promises';
import { reportOf } from './citations.mjs';
import { readResults } from './test-results.mjs';

const short = (text) => (text.length > 96 ? `${text.slice(0, 95)}…` : text);

/**
 * Prints the lines that no passing test cites. A citation does not prove the quality of a test, which
 * `npm run mutants` checks. Sets the exit code if a citation names an unknown line or belongs to a failing test.
 * @param {URL} document
 * @param {(markdown: string) => { id: string, area: string, open: boolean, text: string }[]} linesIn
 * @returns {Promise<ReturnType<typeof reportOf> & { total: number }>}
 */
export async function printReport(document, linesIn) {
  const lines = linesIn(await readFile(document, 'utf8'));
  const tests = await readResults();
  if (tests.length === 0) {
    console.error('There are no test results yet: run `npm test` first.');
    process.exit(1);
  }
  const report = reportOf(lines, tests);

  for (const { area, total, cited, missing } of report.areas) {
    console.log(`\n${area}: ${cited} of ${total} cited`);
    for (const { id, open, text } of missing) console.log(`  ${id}${open ? ' (open)' : ''} ${short(text)}`);
  }
  for (const { id, title } of report.unknown) console.error(`\nNo such line: ${id}, cited by “${title}”`);
  for (const { id, title } of report.failing) console.error(`\n${id} is cited by a failing test: “${title}”`);
  for (const { id, title } of report.flaky) {
    console.error(`\n${id} is cited only by a test that passed on a retry: “${title}”`);
  }
  if (report.unknown.length + report.failing.length > 0) process.exitCode = 1;
  return { ...report, total: lines.length };
}
