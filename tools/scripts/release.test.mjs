import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const PNPM = 'the pnpm of these tests';
const LOCKFILE = 'lockfileVersion: 9';
const SBOM = '{"bomFormat":"CycloneDX"}';
const digestOf = (algorithm, text) => createHash(algorithm).update(text).digest('hex');

let root;
const write = (path, text, mode = 0o644) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vez-release-'));
  for (const file of ['release.mjs', 'lib/install.mjs', 'lib/pnpm.mjs'])
    cpSync(join(SCRIPTS, file), join(root, 'tools/scripts', file));
  write(
    'package.json',
    JSON.stringify({ version: '9.9.9', packageManager: `pnpm@1.2.3+sha512.${digestOf('sha512', PNPM)}` }),
  );
  write('pnpm-lock.yaml', LOCKFILE);
  write('node_modules/.vez-lockfile', digestOf('sha256', LOCKFILE));
  // A fake build that leaves a marker file.
  const built = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(root, 'built'))}, '');`;
  write('tools/scripts/build.mjs', `${built} export const buildSite = async () => {};`);
  write('server/build.mjs', 'export const buildServer = async () => {};');
  for (const file of ['server/dist/server.mjs', 'var/site/assets/a.js', 'var/site/page-template.json'])
    write(file, '');
  for (const file of [
    'var/site/releases.json',
    'var/keys/registry-public.json',
    'deploy/a',
    'deployments/a',
    'docs/guides/a',
  ])
    write(file, '');
  write(
    'bin/npm',
    `#!/bin/sh\nfor word; do folder=$word; done\nprintf '%s' "$NPM_GIVES" > "$folder/pnpm-1.2.3.tgz"\n`,
    0o755,
  );
  // A fake npx that only supports audit and sbom of a verified pnpm.
  write(
    'bin/npx',
    `#!/bin/sh
for word; do last=$word; done
case "$*" in
  "--yes --prefer-offline --package ${root}/var/pnpm/"*".tgz -- pnpm audit --prod --audit-level high")
    [ -z "$WEAKNESS" ] || { echo "$WEAKNESS"; exit 1; } ;;
  *"-- pnpm sbom --prod "*) printf '%s' '${SBOM}' > "$last" ;;
  *) echo "unknown: $*" >&2; exit 2 ;;
esac\n`,
    0o755,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs `npm run release` with the given package for pnpm and a weakness for its audit. */
const release = ({ gives = PNPM, weakness = '', words = [] } = {}) =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      PATH: `${join(root, 'bin')}:${process.env.PATH}`,
      NPM_GIVES: gives,
      WEAKNESS: weakness,
    };
    execFile(
      process.execPath,
      [join(root, 'tools/scripts', 'release.mjs'), ...words],
      { env },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said: `${said}${complained}` }),
    );
  });
const archives = () => {
  const folder = join(root, 'var', 'release');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
};

it('stops on a weakness of a package, before any build', async () => {
  const { code, said } = await release({ weakness: 'undici: request smuggling' });
  expect(code).toBe(1);
  expect(said).toContain('undici: request smuggling');
  expect(said).toContain('--unaudited');
  expect(existsSync(join(root, 'built'))).toBe(false);
  expect(archives()).toEqual([]);
});

it('ignores a weakness only on request, and reports it', async () => {
  const { code, said } = await release({ weakness: 'undici: request smuggling', words: ['--unaudited'] });
  expect([code, archives()]).toEqual([0, ['vez-9.9.9-no-commit.tar.gz']]);
  expect(said).toContain('Advisories were not checked');
});

it('includes the list of its packages', async () => {
  expect(await release()).toMatchObject({ code: 0 });
  const [archive] = archives();
  const folder = archive.replace('.tar.gz', '');
  const { said } = await new Promise((resolve) =>
    execFile('tar', ['-xzOf', join(root, 'var', 'release', archive), `${folder}/sbom.cdx.json`], (_, said) =>
      resolve({ said }),
    ),
  );
  expect(said).toBe(SBOM);
});

it('uses only the pnpm that package.json names', async () => {
  const { code, said } = await release({ gives: 'another pnpm' });
  expect(code).toBe(1);
  expect(said).toContain('not the one that package.json names');
  expect(archives()).toEqual([]);
  expect(readdirSync(join(root, 'var', 'pnpm'))).toEqual([]);
});

it('replaces a changed pnpm in its own folder', async () => {
  await release();
  const folder = join(root, 'var', 'pnpm');
  const [kept] = readdirSync(folder);
  writeFileSync(join(folder, kept), 'changed since');
  expect(await release()).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, kept), 'utf8')).toBe(PNPM);
});
