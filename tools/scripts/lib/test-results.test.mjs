import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;
let results;
beforeAll(async () => {
  folder = `${mkdtempSync(join(tmpdir(), 'vez-results-'))}/`;
  process.env.VEZ_TEST_RESULTS = folder;
  results = await import('./test-results.mjs');
});
beforeEach(() => results.emptyResults());
afterAll(() => {
  delete process.env.VEZ_TEST_RESULTS;
  rmSync(folder, { recursive: true, force: true });
});

const leave = (file, report) => writeFileSync(`${folder}${file}`, JSON.stringify(report));
const journeys = (...statuses) => ({
  suites: [
    {
      title: 'home.spec.ts',
      suites: [
        {
          title: 'home',
          specs: statuses.map((status, at) => ({
            title: `opens ${at}`,
            tests: [{ projectName: 'phone', status }],
          })),
        },
      ],
    },
  ],
});

describe('the results of the runners', () => {
  it('include those of jest, and each file that did not load', async () => {
    const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({ fullName: status, status }));
    leave('jest-unit.json', {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(await results.readResults()).toEqual([
      { title: 'passed', passed: true },
      { title: 'failed', passed: false },
      { title: 'loads b.test.ts', passed: false },
    ]);
  });

  it('include those of Playwright without skipped tests, with retries marked', async () => {
    leave('playwright.json', {
      ...journeys('expected', 'flaky', 'unexpected', 'skipped'),
      errors: [{ message: 'no browser' }],
    });
    const journey = { journey: true, flaky: false };
    expect(await results.readResults()).toEqual([
      { ...journey, title: 'home.spec.ts home opens 0 (phone)', passed: true },
      { ...journey, title: 'home.spec.ts home opens 1 (phone)', passed: true, flaky: true },
      { ...journey, title: 'home.spec.ts home opens 2 (phone)', passed: false },
      { title: 'runs: no browser', passed: false },
    ]);
  });

  it('include those of checks', async () => {
    leave('check-lint.json', { name: 'lint', passed: false });
    expect(await results.readResults()).toEqual([{ title: 'lint', passed: false }]);
  });
});

describe('the summary', () => {
  const summaryOf = async (...statuses) => {
    leave('playwright.json', journeys(...statuses));
    return results.summaryOf(await results.readResults());
  };

  it('lists journeys that passed on a retry, then failures', async () => {
    expect(await summaryOf('unexpected', 'flaky', 'expected', 'flaky')).toEqual({
      lines: [
        '~ home.spec.ts home opens 1 (phone) (passed on its retry)',
        '~ home.spec.ts home opens 3 (phone) (passed on its retry)',
        '✗ home.spec.ts home opens 0 (phone)',
      ],
      passed: 3,
      failed: 1,
    });
  });

  it('fails if more than two journeys needed a retry', async () => {
    const { lines, ...counts } = await summaryOf('flaky', 'flaky', 'flaky', 'expected');
    expect(lines.at(-1)).toBe('✗ at most two journeys need their retry');
    expect(counts).toEqual({ passed: 4, failed: 1 });
  });
});
