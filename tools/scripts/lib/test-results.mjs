// Reads the results of all runners under var/test-results as one list of titles.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder, with a trailing slash. */
export const RESULTS =
  process.env.VEZ_TEST_RESULTS ?? fileURLToPath(new URL('../../../var/test-results/', import.meta.url));

export async function emptyResults() {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
}

const ofJest = (report) =>
  report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
    // A file that does not load reports no tests, so it counts as one failure.
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
          // Failed first, but passed on a retry.
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

/** @returns {Promise<{ title: string, passed: boolean, flaky?: boolean, journey?: boolean }[]>} empty without a report */
export async function readReport(file) {
  const content = await readFile(`${RESULTS}${file}`, 'utf8').catch(() => undefined);
  if (content === undefined) return [];
  const report = JSON.parse(content);
  if (file.startsWith('jest')) return ofJest(report);
  return file.startsWith('playwright') ? ofPlaywright(report) : ofCheck(report);
}

/** Journeys share one city and one machine, so a few may need a retry. More retries indicate a fault. */
const MOST_RETRIED = 2;

/**
 * @param {Awaited<ReturnType<typeof readReport>>} results
 * @returns {{ lines: string[], passed: number, failed: number }} `lines` list each retry and failure
 */
export function summaryOf(results) {
  const retried = results.filter(({ flaky }) => flaky);
  const checks =
    retried.length > MOST_RETRIED ? [{ title: 'at most two journeys need their retry', passed: false }] : [];
  const all = [...results, ...checks];
  const failed = all.filter(({ passed }) => !passed);
  return {
    lines: [
      ...retried.map(({ title }) => `~ ${title} (passed on its retry)`),
      ...failed.map(({ title }) => `✗ ${title}`),
    ],
    passed: all.length - failed.length,
    failed: failed.length,
  };
}

export async function readResults() {
  const files = await readdir(RESULTS).catch(() => []);
  return (await Promise.all(files.map(readReport))).flat();
}
