// Builds the changed packages among the shell and all remotes for production, and fills the site of this workspace.
// Deployments do not use this site: there each team publishes its remote (docs/guides/remote.md).
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from './lib/build-package.mjs';
import { readDeployments } from './lib/deployments.mjs';
import { operatorKeys, teamKeys } from './lib/keys.mjs';
import { writeTemplate } from './lib/page-template.mjs';
import { REMOTES } from './lib/packages.mjs';
import { releaseRules } from './lib/releases.mjs';
import { builtFiles, checkHomes, registryEntry } from './lib/site.mjs';
import { author } from './remote/author.mjs';
import { folderSite } from './remote/folder-site.mjs';
import { publishBuilt } from './remote/orders.mjs';
import { ownAll } from './remote/ownership.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
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

/** Whether the last order was other than a publication for all deployments. A build never overrides such a decision. */
async function isDecided(site, remote) {
  const { ordersOf } = await releaseRules();
  const last = ordersOf((await site.read()).log, remote).at(-1)?.order;
  return last !== undefined && (last.act !== 'publish' || last.deployments !== null);
}

/**
 * Publishes the built remotes and the page template in the workspace's own site.
 * @param {{ built: { entry: object, files: object[] }[], keysFolder: string, operator: object, isNewShell: boolean }}
 *   built `operator` is the key pair of the site's operator
 */
export async function fillSite(folder, { built, keysFolder, operator, isNewShell }) {
  const site = folderSite(folder);
  await ownAll(
    site,
    built.map(({ entry }) => entry),
    { keysFolder, operator },
  );
  for (const { entry, files } of built) {
    if (await isDecided(site, entry.name)) {
      say(`${entry.name} stays as it was decided; npm run vez -- publish ${entry.name} changes it`);
      continue;
    }
    const keys = await teamKeys(keysFolder, entry.owner);
    const given = { site, keys, author: author('build'), deployments: null, builtIn: folder };
    await publishBuilt({ ...given, entry, files, say: () => undefined });
  }
  if (isNewShell || !existsSync(join(folder, 'page-template.json')))
    await writeTemplate(ROOT, folder, operator);
}

/**
 * Builds the site into `var/site`.
 * @throws Error that names each invalid setting of `deployments/`
 */
export async function buildSite() {
  const deployments = await readDeployments(ROOT);
  const site = join(VAR, 'site');
  const keysFolder = join(VAR, 'keys');
  const operator = await operatorKeys(keysFolder);
  const env = { VEZ_REGISTRY_KEY_FILE: operator.publicFile, VEZ_SITE: site };
  const changed = await inParallel(
    ['shell', ...REMOTES].map((name) => async () => (await buildPackage(site, name, env, say)) && name),
  );
  const built = await Promise.all(
    REMOTES.map(async (name) => ({
      entry: await registryEntry(join(ROOT, name), site),
      files: await builtFiles(site, name),
    })),
  );
  await checkHomes(
    deployments,
    built.map(({ entry }) => entry),
    folderSite(site),
  );
  await fillSite(site, { built, keysFolder, operator, isNewShell: changed.includes('shell') });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite();
