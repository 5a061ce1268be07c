import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { specLines } from './lib/citations.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ids = specLines(readFileSync(here('../../docs/spec/spec.md'), 'utf8')).map(({ id }) => id);

const jestReport = (titles) => ({
  testResults: [
    { status: 'passed', assertionResults: titles.map((fullName) => ({ fullName, status: 'passed' })) },
  ],
});
const journeys = (...specs) => ({
  suites: [
    {
      title: 'home.spec.ts',
      specs: specs.map(([title, status]) => ({ title, tests: [{ projectName: 'phone', status }] })),
    },
  ],
});
const each = ids.map((id) => `shows it [${id}]`);

describe('npm run spec', () => {
  let folder;
  beforeEach(() => {
    folder = `${mkdtempSync(join(tmpdir(), 'vez-results-'))}/`;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command on these reports of the runners. */
  const specOf = (reports) => {
    for (const [name, report] of Object.entries(reports)) {
      writeFileSync(`${folder}${name}`, JSON.stringify(report));
    }
    const run = spawnSync(process.execPath, [here('spec.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, VEZ_TEST_RESULTS: folder },
    });
    return { status: run.status, last: run.stdout.trimEnd().split('\n').at(-1), errors: run.stderr };
  };

  it('passes and ends with the count if a passing test cites each line', () => {
    const all = specOf({ 'jest-unit.json': jestReport(each) });
    expect(all).toEqual({ status: 0, last: `${ids.length} of ${ids.length}`, errors: '' });
  });

  it('fails if one line has no passing test', () => {
    const run = specOf({
      'jest-unit.json': jestReport(each.slice(1)),
      'playwright.json': journeys([each[0], 'unexpected'], [each[0], 'skipped']),
    });
    expect(run).toMatchObject({ status: 1, last: `${ids.length - 1} of ${ids.length}` });
    expect(run.errors).toContain(`${ids[0]} is cited by a failing test`);
  });

  it('fails if only a journey that passed on a retry cites a line', () => {
    const saved = journeys([`opens at last [${ids[0]}]`, 'flaky']);
    const run = specOf({ 'jest-unit.json': jestReport(each.slice(1)), 'playwright.json': saved });
    expect(run).toMatchObject({ status: 1, last: `${ids.length - 1} of ${ids.length}` });
    expect(run.errors).toContain(`${ids[0]} is cited only by a test that passed on a retry`);
    expect(specOf({ 'jest-unit.json': jestReport(each), 'playwright.json': saved }).status).toBe(0);
  });

  it('fails for a title with more than three ids, unless it is a journey', () => {
    const many = `does it all ${ids
      .slice(0, 4)
      .map((id) => `[${id}]`)
      .join(' ')}`;
    const run = specOf({ 'jest-unit.json': jestReport([...each, many]) });
    expect(run).toMatchObject({ status: 1, last: `${ids.length} of ${ids.length}` });
    expect(run.errors).toContain(`More than three lines are cited by “${many}”`);
    const walked = specOf({
      'jest-unit.json': jestReport(each),
      'playwright.json': journeys([many, 'expected']),
    });
    expect(walked.status).toBe(0);
  });
});
