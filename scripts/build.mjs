// Builds the shell and every remote for production and publishes the registries. What has not changed is
// left as it is.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { buildPackage } from './lib/build-package.mjs';
import { readDeployments } from './lib/deployments.mjs';
import { REMOTES } from './lib/packages.mjs';
import {
  entriesOf,
  publishedRegistry,
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
 * Publishes the registry of each deployment that is another than before, and the page's template.
 * @param {{ deployments: object[], entries: object[], privateKey: string, publicKey?: object, isNewShell: boolean }}
 *   built `entries` are what the registries say of the remotes; `publicKey` lets the server run their bundles
 */
export async function publishSite(site, { deployments, entries, privateKey, publicKey, isNewShell }) {
  const publishedAt = new Date().toISOString();
  // All are checked before the first is published.
  const registries = deployments.map((deployment) => ({
    deployment: deployment.name,
    publishedAt,
    remotes: entriesOf(deployment, entries),
  }));
  const hasTemplate = existsSync(join(site, 'page-template.json'));
  for (const registry of registries) {
    const before = await publishedRegistry(site, registry.deployment);
    // Open pages are told of a new release only where theirs is one.
    if (hasTemplate && !isNewShell && isDeepStrictEqual(before?.remotes, registry.remotes)) continue;
    await publishRegistry(site, registry.deployment, registry, privateKey);
    say(`${registry.deployment} published, with ${registry.remotes.length} remotes`);
  }
  if (isNewShell || !hasTemplate) await writeTemplate(ROOT, site, publicKey);
}

/**
 * Builds the site into `var/site`.
 * @throws Error that names each setting of `deployments/` that is not usable
 */
export async function buildSite() {
  const deployments = await readDeployments(ROOT);
  const site = join(VAR, 'site');
  const { privateKey, publicKey, publicFile } = await registryKeys(join(VAR, 'keys'));
  const env = { VEZ_REGISTRY_KEY_FILE: publicFile, VEZ_SITE: site };
  const changed = await inParallel(
    ['shell', ...REMOTES].map((name) => async () => (await buildPackage(site, name, env, say)) && name),
  );
  const isNewShell = changed.includes('shell');
  const entries = await Promise.all(REMOTES.map((name) => registryEntry(ROOT, site, name)));
  await publishSite(site, { deployments, entries, privateKey, publicKey, isNewShell });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite();
