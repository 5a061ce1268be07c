// Builds the shell and every remote for production and publishes the registries. What has not changed is
// left as it is. `--single` builds the same code as one bundle instead, to measure what federation costs.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from './lib/build-package.mjs';
import { readDeployments } from './lib/deployments.mjs';
import { REMOTES } from './lib/packages.mjs';
import {
  DEPLOYMENTS,
  partOfBundle,
  publishRegistry,
  registryEntry,
  registryKeys,
  writeTemplate,
} from './lib/site.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VAR = join(ROOT, 'var');
const say = (text) => console.log(`  ${text}`);

async function inParallel(tasks) {
  const waiting = [...tasks];
  const results = [];
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, tasks.length) }, worker));
  return results;
}

/**
 * Builds the site into `var/site`, or into `var/single` as one bundle.
 * @throws Error that names each setting of `deployments/` that is not usable
 */
export async function buildSite({ single = false } = {}) {
  await readDeployments(ROOT);
  const site = join(VAR, single ? 'single' : 'site');
  const { privateKey, publicFile } = await registryKeys(join(VAR, 'keys'));
  const env = { VEZ_REGISTRY_KEY_FILE: publicFile, VEZ_SITE: site };
  if (single) {
    await rm(join(site, 'stamps'), { recursive: true, force: true });
    await buildPackage(site, 'shell', { ...env, VEZ_SINGLE_REMOTES: REMOTES.join(',') }, say);
  } else {
    const changed = await inParallel(
      ['shell', ...REMOTES].map((name) => () => buildPackage(site, name, env, say)),
    );
    if (!changed.includes(true) && existsSync(join(site, 'registry.web.json'))) return;
  }
  const entries = await Promise.all(
    REMOTES.map((name) => (single ? partOfBundle(ROOT, site, name) : registryEntry(ROOT, site, name))),
  );
  const publishedAt = new Date().toISOString();
  for (const deployment of DEPLOYMENTS) {
    await publishRegistry(site, deployment, { deployment, publishedAt, remotes: entries }, privateKey);
  }
  await writeTemplate(ROOT, site);
  say(`registry of ${REMOTES.length} remotes published`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite({ single: process.argv.includes('--single') });
}
