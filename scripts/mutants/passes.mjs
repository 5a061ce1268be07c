// One pass of jest over the files of many mutants: each test finds its own.
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { PLAN, REPORT, ROOT } from './paths.mjs';

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * As many of the open mutants as there are free tests: a test finds one mutant in a pass. A mutant of what is made
 * while a file is loaded has a test file for itself.
 * @param {{ mutant: string, whole: boolean, most: number, tests: { file: string, title: string }[] }[]} open each
 *   with the tests that are to try it, and how many may at once
 * @returns {{ mutant: string, whole: boolean, file: string, title: string }[]}
 */
export function planPass(open) {
  const busyTests = new Set();
  const busyFiles = new Set();
  const wholeFiles = new Set();
  return open.flatMap(({ mutant, whole, most, tests }) => {
    const isFree = ({ file, title }) =>
      whole ? !busyFiles.has(file) : !wholeFiles.has(file) && !busyTests.has(`${file}\n${title}`);
    const free = tests.filter(isFree).slice(0, whole ? 1 : most);
    for (const { file, title } of free) {
      busyFiles.add(file);
      busyTests.add(`${file}\n${title}`);
      if (whole) wholeFiles.add(file);
    }
    return free.map((test) => ({ mutant, whole, ...test }));
  });
}

function byFile(tries) {
  const files = {};
  for (const { mutant, whole, file, title } of tries) {
    files[file] ??= { ofTests: {} };
    if (whole) files[file].ofFile = mutant;
    else files[file].ofTests[title] = mutant;
  }
  return files;
}

/** How long a test waits for a state of the page. Tries that were too slow to tell are repeated with the long one. */
const PATIENCE_MS = { first: 6_000, second: 50_000 };
/** How long a test may take. One that waits for what its mutant forgot to do ends by it, and says nothing. */
const TEST_MS = { first: 30_000, second: 120_000 };

function runJest(files, titles, { workers, attempt }) {
  const pattern = `^(?:${titles.map(escaped).join('|')})$`;
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        `${ROOT}node_modules/jest/bin/jest.js`,
        ...['-c', `${ROOT}scripts/mutants/jest.config.mjs`, '--maxWorkers', String(workers), '--silent'],
        ...['--json', '--outputFile', REPORT, '--testNamePattern', pattern, '--runTestsByPath', ...files],
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore'],
        env: {
          ...process.env,
          VEZ_MUTANTS_PLAN: PLAN,
          VEZ_MUTANTS_TEST_MS: String(TEST_MS[attempt]),
          VEZ_TEST_PATIENCE: String(PATIENCE_MS[attempt]),
          DEBUG_PRINT_LIMIT: '0',
        },
      },
    );
    child.once('exit', resolve);
  });
}

/** Said by jest, and by jest-setup where a test was slow without its mutant too. */
const OUT_OF_TIME = /Exceeded timeout of/;
const TOO_SLOW = /The machine is too busy to tell/;

/**
 * What the report says of a test: `passed` at the first try, `killed` when only the second passed, `timedOut`, `slow`
 * when time may have decided, or `failed` in both tries. A mutant of a whole file is switched on in both.
 */
export function outcomeOf(assertion, whole) {
  if (assertion === undefined || assertion.status === 'pending') return 'notRun';
  const { status, invocations, failureMessages = [], retryReasons = [] } = assertion;
  const saysOf = (reason) => [...failureMessages, ...retryReasons].some((message) => reason.test(message));
  if (saysOf(OUT_OF_TIME)) return 'timedOut';
  if (saysOf(TOO_SLOW)) return 'slow';
  if (status === 'failed') return 'failed';
  return invocations > 1 && !whole ? 'killed' : 'passed';
}

// A run that is stopped loses one batch. The server's tests share one database cluster, so they are one.
const FILES_IN_BATCH = 8;

/** Cheap files first: whoever stops the run early knows most. */
const weight = (tries, file) =>
  tries.filter((each) => each.file === file).reduce((sum, { ids }) => sum + ids, 0);

function batches(tries) {
  const files = [...new Set(tries.map(({ file }) => file))].toSorted(
    (a, b) => weight(tries, a) - weight(tries, b),
  );
  const ofServer = files.filter((file) => file.startsWith(`${ROOT}server/`));
  const others = files.filter((file) => !ofServer.includes(file));
  const lists = [];
  for (let at = 0; at < others.length; at += FILES_IN_BATCH)
    lists.push(others.slice(at, at + FILES_IN_BATCH));
  return [...lists, ofServer]
    .filter((list) => list.length > 0)
    .map((list) => tries.filter(({ file }) => list.includes(file)));
}

async function runBatch(tries, how) {
  const plan = byFile(tries);
  await writeFile(PLAN, JSON.stringify(plan));
  await rm(REPORT, { force: true });
  await runJest(
    Object.keys(plan),
    tries.map(({ title }) => title),
    how,
  );
  const report = JSON.parse(await readFile(REPORT, 'utf8'));
  const found = new Map();
  for (const { name, assertionResults } of report.testResults) {
    for (const assertion of assertionResults) found.set(`${name}\n${assertion.fullName}`, assertion);
  }
  return tries.map((each) => ({
    ...each,
    outcome: outcomeOf(found.get(`${each.file}\n${each.title}`), each.whole),
  }));
}

/**
 * Runs each test with its mutant, a batch of files after the other.
 * @param {{ mutant: string, whole: boolean, file: string, title: string }[]} tries
 * @param {{ workers: number, attempt: 'first' | 'second' }} how the second one has much time
 * @returns {AsyncGenerator<{ mutant: string, file: string, title: string, outcome: 'killed' | 'passed' | 'failed' | 'timedOut' | 'slow' | 'notRun' }[]>}
 */
export async function* runPass(tries, how) {
  for (const batch of batches(tries)) yield await runBatch(batch, how);
}
