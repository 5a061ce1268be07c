// Records the mutants that each unit test executes. A test file only runs again after it or its code has changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { COVERAGE, ROOT } from './paths.mjs';

const TEST_FILE = /^(?:shared|shell|server|mfe-[a-z]+)\/.*\.test\.tsx?$/;
// These tests break databases, files and separately built processes, or measure. They execute no mutants.
const APART =
  /^server\/src\/(?:production\/|postgres\/|bench\/|system-tests\/(?:several-processes|disk-full|volume-full|wrong-clock|change-of-secret|shared-commits|history|malformed))/;

const CITATION = String.raw`\[(?!FLT)[A-Z]+-\d\d\]`;
/** Tests that cite a line choose its mutant and try it first. The others only run for mutants that these miss. */
const KINDS = {
  citing: { titles: CITATION, takes: (content) => new RegExp(CITATION).test(content) },
  other: { titles: `^(?!.*${CITATION})`, takes: () => true },
};

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => TEST_FILE.test(path) && !APART.test(path))
    .map((path) => `${ROOT}${path}`);

async function testFilesOf(kind) {
  const contents = await Promise.all(testFiles().map(async (file) => [file, await readFile(file, 'utf8')]));
  return contents.filter(([, content]) => KINDS[kind].takes(content)).map(([file]) => file);
}

async function readKept(folder) {
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(`${folder}${file}`, 'utf8'))));
}

const versionOf = async (path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);

const versionsIn = ({ loaded, tests }) =>
  new Set([loaded, ...Object.values(tests)].flatMap((hits) => Object.keys(hits)));

async function noteCoverage(files, kind, workers) {
  console.log(`▸ ${files.length} test files note what they run`);
  const folder = `${COVERAGE}${kind}/`;
  await mkdir(folder, { recursive: true });
  spawnSync(
    process.execPath,
    [
      `${ROOT}node_modules/jest/bin/jest.js`,
      ...['-c', `${ROOT}tools/scripts/mutants/jest.config.mjs`, '--maxWorkers', String(workers), '--silent'],
      ...['--testNamePattern', KINDS[kind].titles, '--runTestsByPath', ...files],
    ],
    { stdio: 'inherit', env: { ...process.env, VEZ_MUTANTS_COVERAGE: folder } },
  );
}

const idsIn = (hits) =>
  new Set(Object.entries(hits).flatMap(([version, numbers]) => numbers.map((n) => `${version}:${n}`)));

/**
 * @param {{ id: string }[]} mutants
 * @param {'citing' | 'other'} kind of tests: those that cite a line of the specification, or the others
 * @param {number} workers
 * @returns {Promise<{ file: string, title: string, version: string, ms: number, ids: Set<string>, loaded: Set<string> }[]>}
 */
export async function coverTests(mutants, kind, workers) {
  const known = new Set(mutants.map(({ id }) => id.split(':')[0]));
  const current = new Map((await readKept(`${COVERAGE}${kind}/`)).map((kept) => [kept.file, kept]));
  const wanted = await testFilesOf(kind);
  const stale = [];
  for (const file of wanted) {
    const kept = current.get(file);
    const isFresh =
      kept?.version === (await versionOf(file)) &&
      [...versionsIn(kept)].every((version) => known.has(version));
    if (!isFresh) stale.push(file);
  }
  if (stale.length > 0) await noteCoverage(stale, kind, workers);
  return (await readKept(`${COVERAGE}${kind}/`))
    .filter(({ file }) => wanted.includes(file))
    .flatMap(({ file, version, loaded, tests, durations }) => {
      const ofFile = idsIn(loaded);
      return Object.entries(tests).map(([title, hits]) => ({
        ...{ file, title, version, ms: durations[title] ?? 0 },
        ...{ ids: idsIn(hits), loaded: ofFile },
      }));
    });
}
