import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTeamKeys, operatorKeys } from '../../tools/scripts/lib/keys.mjs';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import type { registryEntry } from '../../tools/scripts/lib/site.mjs';
import { folderSite } from '../../tools/scripts/remote/folder-site.mjs';
import { publishBuilt } from '../../tools/scripts/remote/orders.mjs';
import { giveAway } from '../../tools/scripts/remote/ownership.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEAM = 'team-sample';

/** A remote of a few lines, as any team could publish it. */
export interface SampleRemote {
  name: string;
  /** The source of the object that the remote exports. */
  exports: string;
  routes?: string[];
  slots?: string[];
  contract?: string;
  rights?: object;
}

/** A remote built in its own repository. */
export interface BuiltRemote {
  entry: Awaited<ReturnType<typeof registryEntry>>;
  files: { url: string; integrity: string }[];
  builtIn: string;
}

/** Samples are dated back, so that later releases can be dated back too. */
const SAMPLES_AGO_MS = 600_000;

const containerOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const codeOf = ({ name, exports }: Pick<SampleRemote, 'name' | 'exports'>) =>
  `var ${containerOf(name)} = { init: () => {}, get: async () => () => (${exports}) };`;

/** Starts Vez with these remotes. @param settings of the deployment, in addition to `web.json` */
export async function startWithSamples(
  samples: readonly SampleRemote[],
  settings: Record<string, unknown> = {},
  built: readonly BuiltRemote[] = [],
) {
  const folder = await mkdtemp(join(tmpdir(), 'vez-samples-'));
  const siteFolder = join(folder, 'site');
  await cp(join(ROOT, 'var', 'site'), siteFolder, { recursive: true });
  await cp(join(ROOT, 'deployments'), join(folder, 'deployments'), { recursive: true });
  const web = join(folder, 'deployments', 'web.json');
  const before = JSON.parse(await readFile(web, 'utf8')) as { remotes: string[] };
  const added = [...samples, ...built.map(({ entry }) => entry)];
  const remotes = [...before.remotes, ...added.map(({ name }) => name)];
  await writeFile(web, JSON.stringify({ ...before, remotes, ...settings }));

  const site = folderSite(siteFolder);
  const keys = await makeTeamKeys(join(folder, 'keys'), TEAM);
  const gifts = added.map(({ name, routes = [] }) => ({
    ...{ remote: name, team: TEAM, paths: routes, keys: [keys.publicKey] },
  }));
  await giveAway(site, gifts, await operatorKeys(join(ROOT, 'var', 'keys')));

  const author = { by: 'journey', commit: 'none' };
  const order = { site, keys, author, deployments: null, say: () => undefined };

  /** Publishes a release of the remote. @param agoMs dates the order back by this much */
  async function publish(
    { exports, name, routes = [], contract = '^1.4.0', ...more }: SampleRemote,
    agoMs = 0,
  ) {
    const code = codeOf({ name, exports });
    const hash = createHash('sha256').update(code);
    const url = `/assets/${name}/entry.${hash.copy().digest('hex').slice(0, 10)}.js`;
    const file = { url, integrity: `sha256-${hash.digest('base64')}` };
    const builtIn = join(folder, 'built');
    await mkdir(join(builtIn, 'assets', name), { recursive: true });
    await writeFile(join(builtIn, url), code);
    const entry = { name, routes, contract, owner: TEAM, ...more, entry: file, preload: {}, locales: {} };
    await publishBuilt({ ...order, entry, files: [file], builtIn, now: () => Date.now() - agoMs });
    return join(siteFolder, url);
  }
  const files: Record<string, string> = {};
  for (const sample of samples) files[sample.name] = await publish(sample, SAMPLES_AGO_MS);
  for (const { entry, ...rest } of built)
    await publishBuilt({ ...order, ...rest, entry: { ...entry, owner: TEAM } });

  const vez = await startVez({ VEZ_SITE: siteFolder, VEZ_DEPLOYMENT: web }, { quiet: true });
  return {
    origin: vez.origin,
    site,
    keys,
    publish,
    /** The entry file of each remote in the site. */
    files,
    async stop() {
      await vez.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
