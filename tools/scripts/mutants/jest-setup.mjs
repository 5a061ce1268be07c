// Runs in each test file: sets the current test for the mutants, records which mutants each test executes, and
// activates the mutant that a test should find.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf } from './copies.mjs';

const mutants = (globalThis.__stryker__ ??= {});
const { VEZ_MUTANTS_COVERAGE: coverage, VEZ_MUTANTS_PLAN: plan } = process.env;
const { testPath } = expect.getState();
// An endless loop in a mutant ends with an error.
const MOST_HITS = 1_000_000;

/** The machine's clock, because a test may fake its own. */
const now = () => Number(process.hrtime.bigint() / 1_000_000n);

/** Groups mutants' ids, `version:number`, by the version of their file. */
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
  const durations = {};
  let began;
  beforeEach(() => {
    began = now();
    mutants.currentTestId = expect.getState().currentTestName;
    // Also lists a test that only reads values created on load and executes nothing else.
    mutants.mutantCoverage.perTest[mutants.currentTestId] ??= {};
  });
  afterEach(() => {
    durations[expect.getState().currentTestName] = Math.ceil(now() - began);
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
        durations,
      }),
    );
  });
}

/** Repeats a test for each mutant that it should find, so that its file loads once for all of them. */
function inCopies(original, copies) {
  const titles = (title) => Array.from({ length: copies }, (_, number) => copyOf(title, number));
  const repeated = (title, ...rest) => titles(title).forEach((copy) => original(copy, ...rest));
  const each = (...table) => {
    const ofTable = original.each(...table);
    return (title, ...rest) => titles(title).forEach((copy) => ofTable(copy, ...rest));
  };
  return Object.assign(repeated, original, { each });
}

/** Retries a test that fails with its mutant without it. It passes then, unless it has another problem. */
function switchOn({ ofTests = {}, ofFile, patienceMs }) {
  process.env.VEZ_TEST_PATIENCE = String(patienceMs);
  globalThis.it = globalThis.test = inCopies(
    globalThis.it,
    Math.max(1, ...Object.values(ofTests).map(({ length }) => length)),
  );
  const mutantOf = new Map(
    Object.entries(ofTests).flatMap(([title, list]) =>
      list.map((mutant, number) => [copyOf(title, number), mutant]),
    ),
  );
  jest.retryTimes(1, { retryImmediately: true, logErrorsBeforeRetry: true });
  mutants.activeMutant = ofFile;
  const tried = new Set();
  let began;
  beforeEach(() => {
    const title = expect.getState().currentTestName;
    began = tried.has(title) ? now() : undefined;
    if (ofFile === undefined) mutants.activeMutant = tried.has(title) ? undefined : mutantOf.get(title);
    tried.add(title);
    mutants.hitCount = 0;
    mutants.hitLimit = MOST_HITS;
  });
  afterEach(() => {
    mutants.activeMutant = ofFile;
    // If the retry takes longer than the patience for a screen, slowness and not the mutant may have failed the test.
    if (began !== undefined && now() - began > patienceMs) {
      throw new Error('The machine is too busy to tell.');
    }
  });
}

if (coverage !== undefined) noteCoverage();
if (plan !== undefined) switchOn(JSON.parse(readFileSync(plan, 'utf8'))[testPath] ?? {});
