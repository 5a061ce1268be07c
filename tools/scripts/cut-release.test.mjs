import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutRelease } from './lib/cut-release.mjs';

const NOW = new Date('2026-11-28T12:00:00Z');
let root;
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const commit = () => git('commit', '--quiet', '--all', '--allow-empty', '-m', 'feat: something');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vez-cut-'));
  mkdirSync(join(root, 'docs'));
  write('package.json', '{\n  "name": "vez",\n  "version": "3.0.1"\n}\n');
  write('docs/releases.json', '[]\n');
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## Unreleased\n\n**Upgrade.** Nothing.\n\n- New.\n\n## 3.0.1\n\nOld.\n',
  );
  git('init', '--quiet');
  git('config', 'user.name', 'Maker');
  git('config', 'user.email', 'maker@vez.test');
  git('add', '.');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

it('commits and tags the next version, and records what it was made from', async () => {
  const made = git('rev-parse', 'HEAD');
  expect(await cutRelease(root, 'minor', NOW)).toBe('3.1.0');
  expect(JSON.parse(read('package.json'))).toEqual({ name: 'vez', version: '3.1.0' });
  expect(JSON.parse(read('docs/releases.json'))).toEqual([
    { version: '3.1.0', commit: made, date: '2026-11-28' },
  ]);
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 3.1.0 (2026-11-28)\n\n**Upgrade.** Nothing.\n\n- New.\n\n## 3.0.1\n\nOld.\n',
  );
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): 3.1.0');
  expect(git('rev-parse', 'v3.1.0')).toBe(git('rev-parse', 'HEAD'));
  expect(git('status', '--porcelain')).toBe('');
});

it('lists the newest release first', async () => {
  await cutRelease(root, 'patch', NOW);
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('Unreleased\n', 'Unreleased\n\n**Upgrade.** Migrate.\n'),
  );
  commit();
  await cutRelease(root, 'major', NOW);
  expect(JSON.parse(read('docs/releases.json')).map(({ version }) => version)).toEqual(['4.0.0', '3.0.2']);
});

it.each([
  ['while something is not committed', () => write('package.json', '{}'), 'Commit your changes first'],
  [
    'without words for operators',
    () => {
      write('CHANGELOG.md', read('CHANGELOG.md').replace('**Upgrade.** Nothing.\n\n', ''));
      commit();
    },
    'Begin the part “Unreleased” of CHANGELOG.md',
  ],
])('makes none %s', async (_, change, refusal) => {
  change();
  const before = git('rev-parse', 'HEAD');
  await expect(cutRelease(root, 'patch', NOW)).rejects.toThrow(refusal);
  expect([git('rev-parse', 'HEAD'), git('tag')]).toEqual([before, '']);
});
