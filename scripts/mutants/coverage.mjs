// Which mutants each unit test passes by. Kept: a test file runs again only when it or what it runs has changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { COVERAGE, ROOT } from './paths.mjs';

const TEST_FILE = /^(?:shared|shell|server|mfe-[a-z]+)\/.*\.test\.tsx?$/;
// These break databases, files and whole processes that are built apart, or measure: no mutant reaches them.
const APART =
  /^server\/src\/(?:production\/|postgres\/|several-processes|disk-full|wrong-clock|change-of-secret|shared-commits|history|malformed)/;

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => TEST_FILE.test(path) && !APART.test(path));

async function readKept() {
  const files = await readdir(COVERAGE).catch(() => []);
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(`${COVERAGE}${file}`, 'utf8'))));
}

const versionOf = async (path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);

const versionsIn = ({ loaded, tests }) =>
  new Set([loaded, ...Object.values(tests)].flatMap((hits) => Object.keys(hits)));

/**
 * @param {{ id: string }[]} mutants
 * @param {number} workers
 * @returns {Promise<{ file: string, title: string, version: string, ids: Set<string>, loaded: Set<string> }[]>}
 */
export async function coverTests(mutants, workers) {
  const known = new Set(mutants.map(({ id }) => id.split(':')[0]));
  const current = new Map((await readKept()).map((kept) => [kept.file, kept]));
  const stale = [];
  for (const file of testFiles().map((path) => `${ROOT}${path}`)) {
    const kept = current.get(file);
    const isFresh =
      kept?.version === (await versionOf(file)) &&
      [...versionsIn(kept)].every((version) => known.has(version));
    if (!isFresh) stale.push(file);
  }
  if (stale.length > 0) {
    console.log(`▸ ${stale.length} test files note what they run`);
    await mkdir(COVERAGE, { recursive: true });
    spawnSync(
      process.execPath,
      [
        `${ROOT}node_modules/jest/bin/jest.js`,
        ...[
          '-c',
          `${ROOT}scripts/mutants/jest.config.mjs`,
          '--maxWorkers',
          String(workers),
          '--silent',
          '--runTestsByPath',
        ],
        ...stale,
      ],
      { stdio: 'inherit', env: { ...process.env, VEZ_MUTANTS_COVERAGE: COVERAGE } },
    );
  }
  const wanted = new Set(testFiles().map((path) => `${ROOT}${path}`));
  const ids = (hits) =>
    new Set(Object.entries(hits).flatMap(([version, numbers]) => numbers.map((n) => `${version}:${n}`)));
  return (await readKept())
    .filter(({ file }) => wanted.has(file))
    .flatMap(({ file, version, loaded, tests }) => {
      const ofFile = ids(loaded);
      return Object.entries(tests).map(([title, hits]) => ({
        file,
        title,
        version,
        ids: ids(hits),
        loaded: ofFile,
      }));
    });
}
