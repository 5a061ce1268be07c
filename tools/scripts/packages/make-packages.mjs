// Makes the packages for a team's own repository as tarballs in `var/packages`.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeWhole } from '../lib/write-whole.mjs';
import { bundleCommand } from './bundle-commands.mjs';
import { compileShared } from './compile-shared.mjs';
import { doorsOf, PURPOSES } from './facades.mjs';
import {
  buildManifest,
  createManifest,
  facadeManifest,
  fileOf,
  remoteDependencies,
  SHARED,
  sharedManifest,
} from './manifests.mjs';
import { writeTemplates } from './templates.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
/** The sources of the packages. */
const SOURCES = [
  'shared/src',
  'tools/build',
  'tools/scripts',
  'server/src/registry',
  'shell/src/remotes',
  'mfe-queue',
];
const NOT_SOURCE = /node_modules|\.(test|stories)\.\w+$/;

const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

/** The file name that npm gives the tarball of a package. */
const tarballOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

async function begin(stage, manifest) {
  const folder = join(stage, manifest.name.split('/')[1], 'package');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), json(manifest));
  await writeFile(
    join(folder, 'README.md'),
    `# ${manifest.name}\n\n${manifest.description}\n\nMade from the workspace of Vez, in which its guide is: docs/guides/own-repository.md. All packages have one version.\n`,
  );
  await cp(join(ROOT, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  return folder;
}

async function makeFacade(stage, name, doors) {
  const folder = await begin(stage, facadeManifest(name, PURPOSES[name], doors));
  for (const [path, from] of Object.entries(doors)) {
    const code = `export * from '@vez/shared${from.slice(1)}';\n`;
    for (const ending of ['js', 'd.ts']) await writeFile(join(folder, `${fileOf(path)}.${ending}`), code);
  }
}

async function makeBuild(stage) {
  const folder = await begin(stage, buildManifest());
  const own = (file) =>
    !/\.test\.mjs$|node_modules|patches|jest\.config|(README|CHANGELOG)\.md$|package\.json$/.test(file);
  await cp(join(ROOT, 'tools/build'), folder, {
    recursive: true,
    filter: (file) => own(file.slice(join(ROOT, 'tools/build').length)),
  });
  await bundleCommand('./own/vez.mjs', join(folder, 'bin', 'vez.mjs'));
}

async function makeCreate(stage) {
  const folder = await begin(stage, createManifest());
  await writeTemplates(join(folder, 'template'), SHARED.exports);
  await writeFile(join(folder, 'template', 'dependencies.json'), json(remoteDependencies()));
  await bundleCommand('./own/create.mjs', join(folder, 'bin', 'create-remote.mjs'));
}

/** The hash of all sources of the tarballs. */
async function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => !NOT_SOURCE.test(file))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  for (const file of ['package.json', 'pnpm-lock.yaml', 'CHANGELOG.md'])
    hash.update(await readFile(join(ROOT, file)));
  return hash.digest('hex');
}

async function makeAll(stage) {
  const shared = await begin(stage, sharedManifest());
  await compileShared(join(ROOT, 'shared'), shared);
  for (const [name, doors] of Object.entries(doorsOf(SHARED.exports))) await makeFacade(stage, name, doors);
  await makeBuild(stage);
  await makeCreate(stage);
}

async function packed(stage, name, to) {
  const manifest = JSON.parse(await readFile(join(stage, name, 'package', 'package.json'), 'utf8'));
  const file = tarballOf(manifest);
  await run('tar', ['-czf', join(stage, file), '-C', join(stage, name), 'package']);
  await rename(join(stage, file), join(to, file));
}

/**
 * Makes all packages if a source has changed.
 * @param {{ to: string, say(text: string): void }} given
 * @returns {Promise<string[]>} the tarballs
 */
export async function makePackages({ to, say }) {
  const stamp = join(to, 'stamp');
  const now = await hashOfSources();
  const tarballs = async () =>
    (await readdir(to)).filter((file) => file.endsWith('.tgz')).map((file) => join(to, file));
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return tarballs();
  const began = Date.now();
  await mkdir(to, { recursive: true });
  const stage = await mkdtemp(join(to, 'stage-'));
  try {
    await makeAll(stage);
    for (const name of await readdir(stage)) await packed(stage, name, to);
  } finally {
    await rm(stage, { recursive: true });
  }
  await writeWhole(stamp, now);
  say(`packages made in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return tarballs();
}
