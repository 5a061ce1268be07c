// Runs beside the tests: tells the mutants which test they are in, notes which of them each test passes by, and
// switches on the one that a test is to find.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mutants = (globalThis.__stryker__ ??= {});
const { VEZ_MUTANTS_COVERAGE: coverage, VEZ_MUTANTS_PLAN: plan, VEZ_TEST_PATIENCE: patience } = process.env;
const { testPath } = expect.getState();
// A loop that a mutant makes endless ends with an error.
const MOST_HITS = 1_000_000;

/** Mutants' ids, `version:number`, by the version of their file. */
function byVersion(hits) {
  const found = {};
  for (const id of Object.keys(hits)) {
    const [version, number] = id.split(':');
    (found[version] ??= []).push(Number(number));
  }
  return found;
}

function noteCoverage() {
  mutants.mutantCoverage = { static: {}, perTest: {} };
  beforeEach(() => {
    mutants.currentTestId = expect.getState().currentTestName;
    // Also one that asks what was made while the file was loaded, and runs nothing else.
    mutants.mutantCoverage.perTest[mutants.currentTestId] ??= {};
  });
  afterEach(() => {
    mutants.currentTestId = undefined;
  });
  const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const version = hash(readFileSync(testPath));
  afterAll(() => {
    const { static: loaded, perTest } = mutants.mutantCoverage;
    const tests = Object.entries(perTest).map(([title, hits]) => [title, byVersion(hits)]);
    mkdirSync(coverage, { recursive: true });
    writeFileSync(
      join(coverage, `${hash(testPath)}.json`),
      JSON.stringify({
        file: testPath,
        version,
        loaded: byVersion(loaded),
        tests: Object.fromEntries(tests),
      }),
    );
  });
}

/**
 * A test that fails with its mutant is tried again without it: it passes then, unless something else is wrong. So
 * one run of a file tries one mutant a test. The report tells failures and second tries apart.
 */
function switchOn({ ofTests, ofFile }) {
  jest.retryTimes(1, { retryImmediately: true, logErrorsBeforeRetry: true });
  mutants.activeMutant = ofFile;
  const tried = new Set();
  let began;
  beforeEach(() => {
    const title = expect.getState().currentTestName;
    began = tried.has(title) ? Date.now() : undefined;
    if (ofFile === undefined) mutants.activeMutant = tried.has(title) ? undefined : ofTests?.[title];
    tried.add(title);
    mutants.hitCount = 0;
    mutants.hitLimit = MOST_HITS;
  });
  afterEach(() => {
    mutants.activeMutant = ofFile;
    // Where a screen takes as long as a test waits for one, slowness may have failed it, and not the mutant.
    if (began !== undefined && patience !== undefined && Date.now() - began > Number(patience)) {
      throw new Error('The machine is too busy to tell.');
    }
  });
}

if (coverage !== undefined) noteCoverage();
if (plan !== undefined) switchOn(JSON.parse(readFileSync(plan, 'utf8'))[testPath] ?? {});
