// One remote's deployment: its files are added to a site, and each registry names them. All other remotes stay
// as they are published, whoever published them.
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildPackage } from '../lib/build-package.mjs';
import { DEPLOYMENTS, publishRegistry, registryEntry } from '../lib/site.mjs';

/**
 * The registry with this entry in place of the remote's own; without an entry, without that remote.
 * @throws Error where another remote serves one of its paths
 */
export function withEntry(registry, remote, entry) {
  const others = registry.remotes.filter(({ name }) => name !== remote);
  for (const path of entry?.routes ?? []) {
    const other = others.find(({ routes }) => routes.includes(path));
    if (other) throw new Error(`${path} is served by ${other.name}; two remotes never share a path.`);
  }
  if (entry === undefined) return { ...registry, remotes: others };
  const at = registry.remotes.findIndex(({ name }) => name === remote);
  return { ...registry, remotes: at < 0 ? [...others, entry] : registry.remotes.with(at, entry) };
}

/** Two teams that publish at once would each undo the other's. */
async function alone(site, act) {
  const lock = join(site, 'publishing.lock');
  const handle = await open(lock, 'wx').catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`Somebody publishes to this site right now. If nobody does, delete ${lock}.`);
  });
  try {
    return await act();
  } finally {
    await handle.close();
    await rm(lock);
  }
}

const beforeFile = (site, remote) => join(site, 'before', `${remote}.json`);

const published = async (site, deployment) =>
  JSON.parse(await readFile(join(site, `registry.${deployment}.json`), 'utf8')).registry;
const ownEntry = (registry, remote) => registry.remotes.find(({ name }) => name === remote);

/**
 * Publishes all registries anew, and keeps the entries that were in their place.
 * @param {(deployment: string) => object | undefined} entryFor what each deployment's registry shall say
 */
async function exchange({ site, remote, keys, entryFor }) {
  const publishedAt = new Date().toISOString();
  const before = {};
  const after = [];
  for (const deployment of DEPLOYMENTS) {
    const registry = await published(site, deployment);
    before[deployment] = ownEntry(registry, remote);
    after.push({ ...withEntry(registry, remote, entryFor(deployment)), publishedAt });
  }
  await mkdir(join(site, 'before'), { recursive: true });
  await writeFile(beforeFile(site, remote), JSON.stringify(before));
  for (const registry of after) await publishRegistry(site, registry.deployment, registry, keys.privateKey);
}

const checkSite = (site) => {
  if (!existsSync(join(site, 'registry.web.json')))
    throw new Error(`${site} holds no registry: npm run build makes var/site, and --site names another.`);
};

/** Builds the remote into a site that is there, and names its new files in the registries. */
export async function publishRemote({ root, site, remote, keys, say }) {
  checkSite(site);
  await alone(site, async () => {
    await buildPackage(site, remote, { VEZ_REGISTRY_KEY_FILE: keys.publicFile, VEZ_SITE: site }, say);
    const entry = await registryEntry(root, site, remote);
    const now = await Promise.all(DEPLOYMENTS.map((deployment) => published(site, deployment)));
    // Else it would be its own way back.
    if (now.every((registry) => isDeepStrictEqual(ownEntry(registry, remote), entry))) {
      say(`${remote} is what is published already: ${entry.entry.url}`);
      return;
    }
    await exchange({ site, remote, keys, entryFor: () => entry });
    say(`${remote} is published: ${entry.entry.url}`);
  });
}

/** What this remote was before it was last published; all others stay. Once more, and it is forward again. */
export async function takeBack({ site, remote, keys, say }) {
  checkSite(site);
  await alone(site, async () => {
    const before = await readFile(beforeFile(site, remote), 'utf8').catch(() => undefined);
    if (before === undefined) throw new Error(`${remote} was not published here before.`);
    const entries = JSON.parse(before);
    await exchange({ site, remote, keys, entryFor: (deployment) => entries[deployment] });
    const now = entries[DEPLOYMENTS[0]];
    say(now ? `${remote} is back at ${now.entry.url}` : `${remote} is taken out, as it was before`);
  });
}
