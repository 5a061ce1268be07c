// Builds the same code as one bundle without federation, to measure the cost of federation against.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillSite } from '../../scripts/build.mjs';
import { buildPackage } from '../../scripts/lib/build-package.mjs';
import { operatorKeys } from '../../scripts/lib/keys.mjs';
import { REMOTES } from '../../scripts/lib/packages.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('webpack.config.mjs', import.meta.url));
const SITE = join(ROOT, 'var', 'single');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** The registry entry of a remote in the bundle, for which only its texts are separate files. */
async function partOfBundle(name) {
  const { files, locales, entries } = await readJson(join(SITE, 'assets', 'shell', 'build-manifest.json'));
  const file = (asset) => ({ url: `/assets/shell/${asset}`, integrity: files[asset] });
  return {
    ...(await readJson(join(ROOT, name, 'remote.json'))),
    entry: file(entries.shell.at(-1)),
    preload: {},
    locales: Object.fromEntries(Object.entries(locales).map(([language, asset]) => [language, file(asset)])),
  };
}

/** Builds without a cache. @returns the folder of the site */
export async function buildSingle(say) {
  const keysFolder = join(ROOT, 'var', 'keys');
  const operator = await operatorKeys(keysFolder);
  for (const old of ['stamps', 'releases.json']) await rm(join(SITE, old), { recursive: true, force: true });
  const env = { VEZ_REGISTRY_KEY_FILE: operator.publicFile, VEZ_SITE: SITE };
  await buildPackage(SITE, 'shell', env, say, CONFIG);
  // Publishing reads a folder for each remote, which stays empty here.
  for (const name of REMOTES) await mkdir(join(SITE, 'assets', name), { recursive: true });
  const entries = await Promise.all(REMOTES.map(partOfBundle));
  const built = entries.map((entry) => ({ entry, files: Object.values(entry.locales) }));
  await fillSite(SITE, { built, keysFolder, operator, isNewShell: true });
  return SITE;
}
