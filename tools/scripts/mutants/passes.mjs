// One pass of jest over the files of many mutants. Each test tries its mutants in sequence.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { copyOf } from './copies.mjs';
import { outcomeOf } from './outcome.mjs';
import { PLAN, ROOT } from './paths.mjs';

/**
 * Plans the next tries of the open mutants. A mutant that runs on load needs a test file for itself.
 * @param {{ mutant: string, whole: boolean, tests: { file: string, title: string }[] }[]} open each with the tests
 *   that should try it
 * @returns {{ mutant: string, whole: boolean, file: string, title: string }[]}
 */
export function planPass(open) {
  const tries = new Map();
  const inTests = open.filter(({ whole }) => !whole);
  for (const { mutant, tests } of inTests) {
    for (const test of tests) {
      tries.set(`${mutant}\n${test.file}\n${test.title}`, { mutant, whole: false, ...test });
    }
  }
  const busyFiles = new Set([...tries.values()].map(({ file }) => file));
  const ofFiles = open
    .filter(({ whole }) => whole)
    .flatMap(({ mutant, tests }) => {
      const file = tests.map((test) => test.file).find((each) => !busyFiles.has(each));
      busyFiles.add(file);
      return tests.filter((test) => test.file === file).map((test) => ({ mutant, whole: true, ...test }));
    });
  return [...tries.values(), ...ofFiles];
}

/**
 * The time a test waits for a state of the page: a little longer than its whole duration. Inconclusive slow tries are
 * repeated with the longest time.
 */
const PATIENCE_MS = { least: 2_000, most: 12_000, second: 30_000 };
const patienceFor = (ms, attempt) =>
  attempt === 'second'
    ? PATIENCE_MS.second
    : Math.min(PATIENCE_MS.most, Math.max(PATIENCE_MS.least, ms * 1.5));
/** The time limit of a test. A test that waits for an effect that its mutant removed ends inconclusively. */
const TEST_MS = { first: 60_000, second: 120_000 };

/** Assigns each try to a copy of its test. */
function inCopies(tries) {
  const copies = new Map();
  return tries.map((each) => {
    const key = `${each.file}\n${each.title}`;
    const number = each.whole ? 0 : (copies.get(key) ?? 0);
    copies.set(key, number + 1);
    return { ...each, number, copy: copyOf(each.title, number) };
  });
}

function planOf(tries, attempt) {
  const files = {};
  for (const { mutant, whole, file, title, ms } of tries) {
    const plan = (files[file] ??= { ofTests: {}, patienceMs: 0 });
    plan.patienceMs = Math.max(plan.patienceMs, patienceFor(ms, attempt));
    if (whole) plan.ofFile = mutant;
    else (plan.ofTests[title] ??= []).push(mutant);
  }
  return files;
}

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @returns {AsyncIterable<{ file: string, tests: object[] }>} the results of each file when it ends */
async function* runJest(files, titles, { workers, attempt }) {
  const here = `${ROOT}tools/scripts/mutants/`;
  const pattern = `^(?:${titles.map(escaped).join('|')})$`;
  const child = spawn(
    process.execPath,
    [
      `${ROOT}node_modules/jest/bin/jest.js`,
      ...['-c', `${here}jest.config.mjs`, '--maxWorkers', String(workers), '--silent'],
      ...[
        '--reporters',
        `${here}jest-reporter.mjs`,
        '--testNamePattern',
        pattern,
        '--runTestsByPath',
        ...files,
      ],
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        VEZ_MUTANTS_PLAN: PLAN,
        VEZ_MUTANTS_TEST_MS: String(TEST_MS[attempt]),
        DEBUG_PRINT_LIMIT: '0',
      },
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{"file":')) yield JSON.parse(line);
  }
}

// A command line is limited to about 128 kB.
const TITLES_IN_BATCH = 60_000;

/** Splits tries into as few batches as possible, because each batch waits for its slowest file. */
function batches(tries) {
  const lists = [];
  let room = 0;
  for (const file of new Set(tries.map((each) => each.file))) {
    const some = tries.filter((each) => each.file === file);
    const size = some.reduce((sum, { title }) => sum + escaped(title).length + 20, 0);
    if (size > room) {
      lists.push([]);
      room = TITLES_IN_BATCH;
    }
    lists.at(-1).push(...some);
    room -= size;
  }
  return lists;
}

async function* runBatch(tries, how) {
  const plan = planOf(tries, how.attempt);
  await writeFile(PLAN, JSON.stringify(plan));
  const copies = inCopies(tries);
  const titles = [...new Set(copies.map(({ copy }) => copy))];
  const left = new Set(Object.keys(plan));
  for await (const { file, tests } of runJest([...left], titles, how)) {
    const found = new Map(tests.map((test) => [test.fullName, test]));
    left.delete(file);
    yield copies
      .filter((each) => each.file === file)
      .map((each) => ({ ...each, outcome: outcomeOf(found.get(each.copy), each.whole) }));
  }
  const unread = copies.filter(({ file }) => left.has(file));
  if (unread.length > 0) yield unread.map((each) => ({ ...each, outcome: 'notRun' }));
}

/**
 * Runs each test with its mutants, and yields the results of each file when it ends.
 * @param {{ mutant: string, whole: boolean, file: string, title: string, ms: number }[]} tries
 * @param {{ workers: number, attempt: 'first' | 'second' }} how the second attempt has longer time limits
 * @returns {AsyncGenerator<{ mutant: string, file: string, title: string, outcome: 'killed' | 'passed' | 'failed' | 'timedOut' | 'slow' | 'notRun' }[]>}
 */
export async function* runPass(tries, how) {
  for (const batch of batches(tries)) yield* runBatch(batch, how);
}
