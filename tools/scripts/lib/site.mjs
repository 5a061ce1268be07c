// Assembles a site from webpack's output: compressed files, and the registry entry of each remote.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES } from './languages.mjs';
import { routesOf } from './routes-of.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Server bundles, which browsers never request. */
const isPainting = (name) => name.startsWith('painting.');

/** Writes brotli and gzip copies of each file, so that requests need no compression. */
export async function compressFolder(folder) {
  const files = (await readdir(folder)).filter((name) => /\.(js|svg)$/.test(name) && !isPainting(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      if (existsSync(`${path}.br`)) return;
      const content = await readFile(path);
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
      };
      await Promise.all([
        writeFile(`${path}.br`, await brotli(content, options)),
        writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
      ]);
    }),
  );
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * The files that the screen of each path needs, from webpack's chunks.
 * @throws Error for a path of `remote.json` without a screen
 */
async function screenFiles(dir, { name, routes: paths }, { screens }) {
  const routes = await routesOf(dir);
  // A remote without React has one screen, in its entry.
  if (routes === undefined) return {};
  const files = {};
  for (const path of paths) {
    const route = routes.find((one) => one.path === path);
    if (route === undefined)
      throw new Error(`${name}: src/routes.tsx has no screen for ${path} of remote.json.`);
    // A screen that does not load later is in the entry.
    if (route.request === undefined) continue;
    files[path] = screens[route.request];
    if (files[path] === undefined) throw new Error(`${name}: no file was built for the screen of ${path}.`);
  }
  return files;
}

/** The server bundle of a package; undefined if it has none. */
export async function paintingOf(site, name) {
  const manifest = await readJson(join(site, 'assets', name, 'painting-manifest.json')).catch(
    () => undefined,
  );
  const [asset] = Object.keys(manifest?.files ?? {}).filter(isPainting);
  return asset && { url: `/assets/${name}/${asset}`, integrity: manifest.files[asset] };
}

/** All files of a built package, in the format of a release. */
export async function builtFiles(site, name) {
  const folder = join(site, 'assets', name);
  const built = await readJson(join(folder, 'build-manifest.json'));
  const painting = await readJson(join(folder, 'painting-manifest.json')).catch(() => ({ files: {} }));
  return Object.entries({ ...built.files, ...painting.files })
    .map(([asset, integrity]) => ({ url: `/assets/${name}/${asset}`, integrity }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/**
 * The registry entry of a built remote.
 * @param {string} dir the folder of the remote
 * @throws Error for a path without a screen
 */
export async function registryEntry(dir, site) {
  const manifest = await readJson(join(dir, 'remote.json'));
  const { name } = manifest;
  const folder = join(site, 'assets', name);
  const built = await readJson(join(folder, 'build-manifest.json'));
  const file = (asset) => ({ url: `/assets/${name}/${asset}`, integrity: built.files[asset] });
  const entry = Object.keys(built.files).find((asset) => asset.startsWith('entry.'));
  const screens = await screenFiles(dir, manifest, built);
  const preload = Object.fromEntries(
    Object.entries(screens).map(([path, assets]) => [path, assets.map(file)]),
  );
  return {
    ...manifest,
    entry: file(entry),
    ...(await paintingOf(site, name).then((painting) => painting && { painting })),
    preload,
    locales: Object.fromEntries(
      LANGUAGES.filter((language) => built.locales[language]).map((language) => [
        language,
        file(built.locales[language]),
      ]),
    ),
  };
}

/**
 * @param {object[]} entries of the remotes built here
 * @param {object} site the site, which may be new; remotes that it assigns to teams may be built anywhere
 * @throws Error if a deployment names an unknown remote, or none of its remotes serves its home
 */
export async function checkHomes(deployments, entries, site) {
  const { deeds } = (await site.read()) ?? { deeds: [] };
  const given = deeds.map(({ deed: { remote, paths } }) => ({ name: remote, routes: paths }));
  const known = [...entries, ...given];
  for (const { name, home, remotes } of deployments) {
    const lacking = (remotes ?? []).filter((remote) => !known.some((entry) => entry.name === remote));
    if (lacking.length > 0)
      throw new Error(
        `${name}.json: remotes has ${lacking.join(', ')}, which is not built, and given to no team in this site.`,
      );
    const own = known.filter((entry) => remotes?.includes(entry.name) ?? true);
    if (!own.some(({ routes }) => routes.includes(home)))
      throw new Error(`${name}.json: home is ${home}, which none of its remotes serves.`);
  }
}
