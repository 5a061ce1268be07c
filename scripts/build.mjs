// Builds the shell and every remote for production and publishes the registries. What has not changed is
// left as it is. `--single` builds the same code as one bundle instead, to measure what federation costs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from './lib/packages.mjs';
import {
  compressFolder,
  partOfBundle,
  publishRegistry,
  registryEntry,
  registryKeys,
  writeTemplate,
} from './lib/site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VAR = join(ROOT, 'var');
const SOURCE = /\.(tsx?|mjs|json|html|css|svg)$/;
const say = (text) => console.log(`  ${text}`);

async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .map((entry) => ({ entry, file: join(entry.parentPath ?? entry.path, entry.name) }))
      .filter(({ entry, file }) => entry.isFile() && SOURCE.test(file) && !/node_modules|\.test\./.test(file))
      .map(({ file }) => file)
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.update(await readFile(join(ROOT, 'pnpm-lock.yaml'))).digest('hex');
}

const sourcesOf = (name) => [join(ROOT, name, 'src'), join(ROOT, 'shared', 'src'), join(ROOT, 'build')];

function webpack(name, env) {
  return new Promise((resolve, reject) => {
    const bin = join(ROOT, name, 'node_modules', '.bin', 'webpack');
    const child = spawn(bin, ['--mode', 'production'], {
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

async function buildPackage(site, name, env) {
  const stamp = join(site, 'stamps', name);
  const now = await hashOf(sourcesOf(name));
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === now && existsSync(join(site, 'assets', name, 'build-manifest.json'))) return false;
  const began = Date.now();
  await webpack(name, env);
  await compressFolder(join(site, 'assets', name));
  await mkdir(join(site, 'stamps'), { recursive: true });
  await writeFile(stamp, now);
  say(`${name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

async function inParallel(tasks) {
  const waiting = [...tasks];
  const results = [];
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, tasks.length) }, worker));
  return results;
}

/** Builds the site into `var/site`, or into `var/single` as one bundle. */
export async function buildSite({ single = false } = {}) {
  const site = join(VAR, single ? 'single' : 'site');
  const { privateKey, publicFile } = await registryKeys(join(VAR, 'keys'));
  const env = { VEZ_REGISTRY_KEY_FILE: publicFile, VEZ_SITE: site };
  if (single) {
    await rm(join(site, 'stamps'), { recursive: true, force: true });
    await buildPackage(site, 'shell', { ...env, VEZ_SINGLE_REMOTES: REMOTES.join(',') });
  } else {
    const changed = await inParallel(
      ['shell', ...REMOTES].map((name) => () => buildPackage(site, name, env)),
    );
    if (!changed.includes(true) && existsSync(join(site, 'registry.web.json'))) return;
  }
  const entries = await Promise.all(
    REMOTES.map((name) => (single ? partOfBundle(ROOT, site, name) : registryEntry(ROOT, site, name))),
  );
  const publishedAt = new Date().toISOString();
  for (const deployment of ['web', 'remote-counter']) {
    await publishRegistry(site, deployment, { deployment, publishedAt, remotes: entries }, privateKey);
  }
  await writeTemplate(ROOT, site);
  say(`registry of ${REMOTES.length} remotes published`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite({ single: process.argv.includes('--single') });
}
