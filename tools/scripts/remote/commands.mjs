import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { makeTeamKeys, operatorKeys, teamKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { author } from './author.mjs';
import { checkBuilt } from './check.mjs';
import { folderSite } from './folder-site.mjs';
import { checkKey, siteContent } from './give-order.mjs';
import { giveAway } from './ownership.mjs';
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
   --key name=file ...   several keys; what former keys have signed stays   --revoke   it goes, too   --yes   without asking
   --site FOLDER or https://…   --in web,remote-counter   --by NAME   status at a server: --team team-parking
   publish, promote: --must-stay   visits do not stop this release, a person does`;

function checkRemote(remote, { names }) {
  if (!names.includes(remote))
    throw new Error(`There is no remote ${remote}; there are ${names.join(', ')}.`);
}

const isServer = (site) => /^https?:\/\//.test(site);

/** @param team the team whose key authenticates at a server; for reading, any team of this clone */
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

/** The common arguments of orders: the site, the team's key and the author. */
async function givenFor(remote, options) {
  checkRemote(remote, options.workplace);
  const { owner } = await options.workplace.manifestOf(remote);
  return {
    site: await siteOf(options, owner),
    remote,
    keys: await teamKeys(options.keys, owner),
    author: author(options.by),
    deployments: options.deployments,
    mustStay: options['must-stay'],
    say: options.say,
  };
}

/**
 * Builds a remote and checks it in every way: types, tests, the build, and in a browser.
 * @throws Error that names each problem
 */
async function passedBuild(remote, { workplace, ...options }, deed) {
  await workplace.verify(remote);
  const built = await workplace.build(remote, options.say);
  await checkBuilt({ ...built, deed });
  await workplace.tryOut(built, options);
  return built;
}

async function publishOne(remote, options) {
  const { workplace } = options;
  checkRemote(remote, workplace);
  await workplace.prepare?.(remote, options);
  const given = await givenFor(remote, options);
  const { newestDeed } = await releaseRules();
  const content = await siteContent(given.site);
  await checkKey(content, given);
  const built = await passedBuild(remote, options, newestDeed(content.deeds, remote)?.deed);
  await publishBuilt({ ...given, ...built });
}

const move = (act) => async (options) => {
  const given = await givenFor(options.names[0], options);
  await moveTo({ ...given, act, version: versionOf(options.to) });
};

/** Reads a public key from `file` or `name=file`. */
async function publicKeyIn(given) {
  const [, name, file] = /^(?:([\w-]+)=)?(.+)$/.exec(given);
  return { ...JSON.parse(await readFile(file, 'utf8')), ...(name && { name }) };
}

/** Asks at a terminal; without one, nothing may be lost. */
async function askForLosses(losses) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This takes ${losses.join(', ')} off all pages. Go on? (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}

const VERBS = {
  async publish(options) {
    const names = options.names[0] === 'all' ? options.workplace.names : options.names;
    for (const remote of names) await publishOne(remote, options);
  },
  async check(options) {
    const { names, workplace, say } = options;
    for (const remote of names) {
      checkRemote(remote, workplace);
      await passedBuild(remote, options);
      say(`${remote} may be published`);
    }
  },
  back: move('back'),
  promote: move('promote'),
  async withdraw(options) {
    const given = await givenFor(options.names[0], options);
    const version = versionOf(options.to);
    if (version === undefined) throw new Error('Which release? --to 4');
    const names = await options.workplace.deploymentsOf(given, options);
    await withdraw({ ...given, version, names });
  },
  async status(options) {
    const site = await siteOf(options, options.team);
    const names = await options.workplace.deployments(site);
    for (const line of await statusOf(site, names)) options.say(line);
  },
  async history(options) {
    const [remote] = options.names;
    const { owner } = await options.workplace.manifestOf(remote);
    const site = await siteOf(options, owner);
    const names = await options.workplace.deployments(site);
    for (const line of await historyOf(site, remote, names)) options.say(line);
  },
  async key({ names: [team], keys, say }) {
    const { publicKey, file } = await makeTeamKeys(keys, team);
    say(`${file} is ${team}'s: keep it closed to others. For the operator:\n${JSON.stringify(publicKey)}`);
  },
  async own({ names: [remote], team, paths, key = [], revoke: revokes, yes, keys, say, ...options }) {
    if (!team || !paths || key.length === 0) throw new Error(USAGE);
    const publicKeys = await Promise.all(key.map(publicKeyIn));
    const site = await siteOf(options, team);
    const gift = { remote, team, paths, keys: publicKeys, revokes };
    await giveAway(site, [gift], await operatorKeys(keys), yes ? undefined : askForLosses);
    say(`${remote} with ${paths.join(', ')} is ${team}'s in ${site.name}`);
  },
};

/**
 * @param verb the command as typed
 * @param {object} options
 * @param {{ names: string[], manifestOf(remote: string): Promise<object>, deployments(site: object): Promise<string[]>,
 *   deploymentsOf(given: object, options: object): Promise<string[] | null>,
 *   verify(remote: string): Promise<void>, tryOut(built: object, options: object): Promise<void>,
 *   build(remote: string, say: Function): Promise<{ entry: object, files: object[], builtIn: string }>,
 *   prepare?(remote: string, options: object): Promise<void> }} options.workplace the source of the remotes
 */
export async function runCommand(verb, options) {
  if (!Object.hasOwn(VERBS, verb ?? '')) throw new Error(`What to do?\n\n${USAGE}`);
  if (verb !== 'status' && options.names.length === 0) throw new Error(`Which?\n\n${USAGE}`);
  await VERBS[verb](options);
}
