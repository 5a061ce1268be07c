// The results that the runners leave under var/test-results, as one list of titles.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A folder, with its slash at the end. */
export const RESULTS =
  process.env.VEZ_TEST_RESULTS ?? fileURLToPath(new URL('../../var/test-results/', import.meta.url));

export async function emptyResults() {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
}

const ofJest = (report) =>
  report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
    // A file that does not load has no tests of its own to count.
    ...(file.status === 'failed' && file.assertionResults.length === 0
      ? [{ title: `loads ${file.name}`, passed: false }]
      : []),
  ]);

const ofPlaywright = (report) => {
  const walk = (suite, above) => [
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ projectName, status }) => ({
          title: `${above} ${spec.title} (${projectName})`,
          passed: status === 'expected' || status === 'flaky',
          // It failed, and passed when it was tried again.
          flaky: status === 'flaky',
          journey: true,
        })),
    ),
  ];
  return [
    ...report.suites.flatMap((suite) => walk(suite, suite.title)),
    ...(report.errors ?? []).map(({ message }) => ({ title: `runs: ${message}`, passed: false })),
  ];
};

const ofCheck = ({ name, passed }) => [{ title: name, passed }];

/** @returns {Promise<{ title: string, passed: boolean, flaky?: boolean, journey?: boolean }[]>} none of a report that is not there */
export async function readReport(file) {
  const content = await readFile(`${RESULTS}${file}`, 'utf8').catch(() => undefined);
  if (content === undefined) return [];
  const report = JSON.parse(content);
  if (file.startsWith('jest')) return ofJest(report);
  return file.startsWith('playwright') ? ofPlaywright(report) : ofCheck(report);
}

export async function readResults() {
  const files = await readdir(RESULTS).catch(() => []);
  return (await Promise.all(files.map(readReport))).flat();
}
