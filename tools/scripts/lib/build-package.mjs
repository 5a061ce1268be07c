// Builds one package into a site with webpack, unless its sources are unchanged.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './site.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCE = /\.(tsx?|mjs|json|html|css|svg)$/;

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .map((entry) => ({ entry, file: join(entry.parentPath ?? entry.path, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() && SOURCE.test(file) && !/node_modules|\.test\./.test(file))
    .map(({ file }) => file)
    .sort();
}

async function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(file)) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** `remote.json` is not compiled, but the registry entry of the remote depends on it. */
async function sourcesOf(name) {
  const folders = [join(ROOT, name, 'src'), join(ROOT, 'shared', 'src'), join(ROOT, 'tools/build')];
  const own = ['remote.json', 'webpack.config.mjs', 'package.json'].map((file) => join(ROOT, name, file));
  const below = await Promise.all(folders.map(filesBelow));
  return [...below.flat(), ...own, join(ROOT, 'pnpm-lock.yaml')];
}

function webpack(name, env, config) {
  return new Promise((resolve, reject) => {
    const bin = join(ROOT, name, 'node_modules', '.bin', 'webpack');
    const child = spawn(bin, ['--mode', 'production', '--config', config], {
      cwd: join(ROOT, name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} could not be built:\n${said.trim()}`)),
    );
  });
}

/**
 * @param {string} site the folder for the package's `assets/<name>`
 * @param {Record<string, string>} env the environment of the webpack configuration
 * @param {(text: string) => void} say
 * @param {string} [config] the webpack configuration, relative to the package
 * @returns {Promise<boolean>} whether the package was built
 * @throws Error with the errors of webpack
 */
export async function buildPackage(site, name, env, say, config = 'webpack.config.mjs') {
  const stamp = join(site, 'stamps', name);
  const now = await hashOf(await sourcesOf(name));
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === now && existsSync(join(site, 'assets', name, 'build-manifest.json'))) return false;
  const began = Date.now();
  await webpack(name, env, config);
  await compressFolder(join(site, 'assets', name));
  await mkdir(join(site, 'stamps'), { recursive: true });
  await writeFile(stamp, now);
  say(`${name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
