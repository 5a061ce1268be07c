// One remote's publication: its files are added to a site, and the registry of each deployment that loads it names
// them. All other remotes stay as they are published, whoever published them.
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildPackage } from '../lib/build-package.mjs';
import { readDeployments } from '../lib/deployments.mjs';
import { entriesOf, publishedRegistry, publishRegistry, registryEntry } from '../lib/site.mjs';

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

const ownEntry = (registry, remote) => registry?.remotes.find(({ name }) => name === remote);

/**
 * Publishes the registries that change, and keeps the entries that were in their place. All are checked before the
 * first is published.
 * @param {{ before: object, after: object }[]} changes registries, of which the one before may be missing
 */
async function exchange({ site, remote, keys, changes }) {
  const publishedAt = new Date().toISOString();
  const kept = Object.fromEntries(
    changes.map(({ before, after }) => [after.deployment, ownEntry(before, remote) ?? null]),
  );
  await mkdir(join(site, 'before'), { recursive: true });
  await writeFile(beforeFile(site, remote), JSON.stringify(kept));
  for (const { after } of changes)
    await publishRegistry(site, after.deployment, { ...after, publishedAt }, keys.privateKey);
}

const checkSite = (site) => {
  if (!existsSync(join(site, 'registry.web.json')))
    throw new Error(`${site} holds no registry: npm run build makes var/site, and --site names another.`);
};

const loads = ({ remotes }, remote) => remotes?.includes(remote) ?? true;

/**
 * What each deployment's registry shall be: with the remote where its file names it, else without. A deployment
 * that has none yet gets one, of what the others have published.
 */
export async function withRemote({ site, deployments, remote, entry }) {
  const registries = await Promise.all(deployments.map(({ name }) => publishedRegistry(site, name)));
  const known = [entry, ...registries.flatMap((registry) => registry?.remotes ?? [])].filter(
    ({ name }, at, all) => all.findIndex((other) => other.name === name) === at,
  );
  return deployments.flatMap((deployment, at) => {
    const before = registries[at];
    if (before === undefined && !loads(deployment, remote)) return [];
    const after =
      before === undefined
        ? { deployment: deployment.name, remotes: entriesOf(deployment, known) }
        : withEntry(before, remote, loads(deployment, remote) ? entry : undefined);
    return isDeepStrictEqual(before?.remotes, after.remotes) ? [] : [{ before, after }];
  });
}

/** Builds the remote into a site that is there, and names its new files in the registries that load it. */
export async function publishRemote({ root, site, remote, keys, say }) {
  checkSite(site);
  const deployments = await readDeployments(root);
  await alone(site, async () => {
    await buildPackage(site, remote, { VEZ_REGISTRY_KEY_FILE: keys.publicFile, VEZ_SITE: site }, say);
    const entry = await registryEntry(root, site, remote);
    const changes = await withRemote({ site, deployments, remote, entry });
    // Else it would be its own way back.
    if (changes.length === 0) {
      say(`${remote} is what is published already: ${entry.entry.url}`);
      return;
    }
    await exchange({ site, remote, keys, changes });
    const names = changes.map(({ after }) => after.deployment).join(', ');
    say(`${remote} is published in ${names}: ${entry.entry.url}`);
  });
}

/** What this remote was before it was last published; all others stay. Once more, and it is forward again. */
export async function takeBack({ site, remote, keys, say }) {
  checkSite(site);
  await alone(site, async () => {
    const text = await readFile(beforeFile(site, remote), 'utf8').catch(() => undefined);
    if (text === undefined) throw new Error(`${remote} was not published here before.`);
    const entries = Object.entries(JSON.parse(text));
    const changes = [];
    for (const [deployment, entry] of entries) {
      const before = await publishedRegistry(site, deployment);
      if (before) changes.push({ before, after: withEntry(before, remote, entry ?? undefined) });
    }
    await exchange({ site, remote, keys, changes });
    const now = entries.find(([, entry]) => entry !== null)?.[1];
    say(now ? `${remote} is back at ${now.entry.url}` : `${remote} is taken out, as it was before`);
  });
}
