import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildPackage } from '../lib/build-package.mjs';
import { readDeployments } from '../lib/deployments.mjs';
import { makeTeamKeys, operatorKeys, teamKeys } from '../lib/keys.mjs';
import { REMOTES } from '../lib/packages.mjs';
import { builtFiles, registryEntry } from '../lib/site.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { author } from './author.mjs';
import { checkBuilt } from './check.mjs';
import { folderSite } from './folder-site.mjs';
import { checkKey, siteContent } from './give-order.mjs';
import { giveAway, ownAll } from './ownership.mjs';
import { moveTo, publishBuilt, withdraw } from './orders.mjs';
import { historyOf, statusOf } from './report.mjs';
import { serverSite } from './server-site.mjs';

export const USAGE = `npm run vez -- publish mfe-parking ...          build it, and deploy it alone (all: every remote)
npm run vez -- check mfe-parking               what publish looks at first
npm run vez -- status                          what each deployment has
npm run vez -- history mfe-parking             its releases
npm run vez -- back mfe-parking [--to 3]       the release before, or one of history
npm run vez -- withdraw mfe-parking --to 4     that release for good
npm run vez -- promote mfe-parking --in web    the newest release, or --to one, to further deployments
npm run vez -- key team-parking                a key for a team that has none
npm run vez -- own mfe-parking --team team-parking --paths /parking --key file     the operator gives it away
   --site FOLDER or https://…   --in web,remote-counter   --by NAME   status at a server: --team team-parking`;

const manifestOf = async (root, remote) =>
  JSON.parse(await readFile(join(root, remote, 'remote.json'), 'utf8'));

function checkRemote(remote) {
  if (!REMOTES.includes(remote))
    throw new Error(`There is no remote ${remote}; there are ${REMOTES.join(', ')}.`);
}

const isServer = (site) => /^https?:\/\//.test(site);

/** @param team whose key is shown to a server; any of this clone's where it only reads */
async function siteOf({ site, keys }, team) {
  if (!isServer(site)) return folderSite(site);
  if (team === undefined) throw new Error('Which team asks? --team team-parking');
  return serverSite(site, { team, keys: await teamKeys(keys, team) });
}
const versionOf = (text) => {
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new Error(`--to must be a release such as 3; this is ${text}.`);
  return text === undefined ? undefined : Number(text);
};

/** What each order needs: the site, the team's key, who gives it. */
async function givenFor(remote, options) {
  checkRemote(remote);
  const { owner } = await manifestOf(options.root, remote);
  return {
    site: await siteOf(options, owner),
    remote,
    keys: await teamKeys(options.keys, owner),
    author: author(options.by),
    deployments: options.deployments,
    say: options.say,
  };
}

/** Builds a remote into the workspace's own site. */
async function builtRemote(remote, { root, say }) {
  const builtIn = join(root, 'var', 'site');
  await buildPackage(builtIn, remote, { VEZ_SITE: builtIn }, say);
  const [entry, files] = await Promise.all([
    registryEntry(root, builtIn, remote),
    builtFiles(builtIn, remote),
  ]);
  return { entry, files, builtIn };
}

async function publishOne(remote, options) {
  const { root, keys: keysFolder } = options;
  checkRemote(remote);
  const workspaceSite = join(root, 'var', 'site');
  if (!isServer(options.site) && resolve(options.site) === workspaceSite) {
    const operator = await operatorKeys(keysFolder);
    await ownAll(folderSite(workspaceSite), [await manifestOf(root, remote)], { keysFolder, operator });
  }
  const given = await givenFor(remote, options);
  const { newestDeed } = await releaseRules();
  const content = await siteContent(given.site);
  await checkKey(content, given);
  const built = await builtRemote(remote, options);
  await checkBuilt({ ...built, root, deed: newestDeed(content.deeds, remote)?.deed });
  await publishBuilt({ ...given, ...built });
}

const move = (act) => async (options) => {
  const given = await givenFor(options.names[0], options);
  await moveTo({ ...given, act, version: versionOf(options.to) });
};

const VERBS = {
  async publish(options) {
    const names = options.names[0] === 'all' ? REMOTES : options.names;
    for (const remote of names) await publishOne(remote, options);
  },
  async check(options) {
    for (const remote of options.names) {
      checkRemote(remote);
      await checkBuilt({ ...(await builtRemote(remote, options)), root: options.root });
      options.say(`${remote} may be published`);
    }
  },
  back: move('back'),
  promote: move('promote'),
  async withdraw(options) {
    const given = await givenFor(options.names[0], options);
    const version = versionOf(options.to);
    if (version === undefined) throw new Error('Which release? --to 4');
    const names = (await readDeployments(options.root)).map(({ name }) => name);
    await withdraw({ ...given, version, names });
  },
  async status(options) {
    const names = (await readDeployments(options.root)).map(({ name }) => name);
    for (const line of await statusOf(await siteOf(options, options.team), names)) options.say(line);
  },
  async history(options) {
    const [remote] = options.names;
    const { owner } = await manifestOf(options.root, remote);
    for (const line of await historyOf(await siteOf(options, owner), remote)) options.say(line);
  },
  async key({ names: [team], keys, say }) {
    const { publicKey, file } = await makeTeamKeys(keys, team);
    say(`${file} is ${team}'s: keep it closed to others. For the operator:\n${JSON.stringify(publicKey)}`);
  },
  async own({ names: [remote], team, paths, key = [], keys, say, ...options }) {
    if (!team || !paths || key.length === 0) throw new Error(USAGE);
    const publicKeys = await Promise.all(key.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
    const site = await siteOf(options, team);
    await giveAway(site, [{ remote, team, paths, keys: publicKeys }], await operatorKeys(keys));
    say(`${remote} with ${paths.join(', ')} is ${team}'s in ${site.name}`);
  },
};

/** @param verb what the caller has typed */
export async function runCommand(verb, options) {
  if (!Object.hasOwn(VERBS, verb ?? '')) throw new Error(`What to do?\n\n${USAGE}`);
  if (verb !== 'status' && options.names.length === 0) throw new Error(`Which?\n\n${USAGE}`);
  await VERBS[verb](options);
}
