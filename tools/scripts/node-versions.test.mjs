import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { engines, packageManager } = JSON.parse(read('package.json'));
const OLDEST = semver.minVersion(engines.node).version;
const LTS = read('.nvmrc').trim();

/** The packages of the lockfile with an `engines` field for Node. */
const packages = [
  ...read('pnpm-lock.yaml').matchAll(
    /^ {2}'?([^\s'][^\n]*?)'?:\n(?: {4}.*\n)*? {4}engines: \{.*?node: (.*?)(?:, .*)?\}\n/gm,
  ),
].map(([, name, range]) => ({ name, range: range.replace(/^['"]|['"]$/g, '') }));

it.each([OLDEST, LTS])('has no package that does not support Node %s', (version) => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ range }) => !semver.satisfies(version, range))).toEqual([]);
});

it('pins one exact pnpm, and the LTS that production runs', () => {
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/);
  expect(semver.valid(LTS)).toBe(LTS);
  expect(semver.major(LTS) % 2).toBe(0);
});

it('starts the development identity provider without a warning about this Node', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "await import('oidc-provider')"],
    { cwd: join(ROOT, 'server'), encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
});
