// The ownership of remotes and paths by teams, signed by the operator.
import { isDeepStrictEqual } from 'node:util';
import { hasTeamKeys, keyLabel, makeTeamKeys, sign, teamKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';

/** The clocks of an operator and of those who sign may differ by this much. */
const CLOCKS_DIFFER_MS = 600_000;

const has = (keys, key) => keys.some(({ x, y }) => x === key.x && y === key.y);

/**
 * The given keys, and the former ones unless they are revoked. The orders may be in a server's database, so a former
 * key is retired by time, which sequences follow.
 */
function keysOf({ keys, revokes = false }, former, now) {
  const given = keys.map(({ kty, crv, x, y, name }) => ({ kty, crv, x, y, ...(name && { name }) }));
  if (revokes) return given;
  const retired = former.filter((key) => !has(given, key));
  return [...given, ...retired.map((key) => ({ ...key, until: key.until ?? now + CLOCKS_DIFFER_MS }))];
}

/** Makes the deed of a gift, or keeps the previous one if nothing changes. */
function deedOf(gift, before, operator) {
  const { remote, team, paths } = gift;
  const version = (before?.deed.version ?? 0) + 1;
  const deed = { remote, version, team, paths, keys: keysOf(gift, before?.deed.keys ?? [], Date.now()) };
  if (isDeepStrictEqual({ ...deed, version: version - 1 }, before?.deed)) return before;
  return { deed, signature: sign(deed, operator.privateKey) };
}

/** What pages lose by a gift, in words. */
function lossesOf({ remote, paths, keys, revokes }, before) {
  if (before === undefined) return [];
  const { deed } = before;
  const revoked = revokes ? deed.keys.filter((key) => !has(keys, key)) : [];
  return [
    ...deed.paths
      .filter((path) => !paths.includes(path))
      .map((path) => `every release of ${remote} that serves ${path}`),
    ...revoked.map((key) => `every release of ${remote} that ${keyLabel(key)} has signed`),
  ];
}

/**
 * Assigns remotes to teams, in addition to existing ownership. The former keys of a remote are retired: what they have
 * signed stays.
 * @param {{ remote: string, team: string, paths: string[], keys: object[], revokes?: boolean }[]} gifts `keys` are the
 *   team's public keys; with `revokes`, what its former keys have signed is no longer trusted
 * @param operator the operator's key pair
 * @param {(losses: string[]) => Promise<boolean>} [mayLose] decides whether pages may lose releases
 * @throws Error if a path is already assigned or belongs to the shell, or if nothing may be lost
 */
export async function giveAway(site, gifts, operator, mayLose = async () => true) {
  const { contestedPaths, isSigned, newestDeed } = await releaseRules();
  const { deeds: known = [] } = (await site.read()) ?? {};
  const losses = gifts.flatMap((gift) => lossesOf(gift, newestDeed(known, gift.remote)));
  if (losses.length > 0 && !(await mayLose(losses)))
    throw new Error(`This takes ${losses.join(', ')} off all pages. Nothing was changed; --yes does it.`);
  await site.own((before) => {
    if (before.some(({ deed, signature }) => !isSigned(deed, signature, operator.publicKey)))
      throw new Error(`Another operator has signed who owns what in ${site.name}. Nothing was changed.`);
    const deeds = new Map(before.map((signed) => [signed.deed.remote, signed]));
    for (const gift of gifts) deeds.set(gift.remote, deedOf(gift, newestDeed(before, gift.remote), operator));
    const contested = contestedPaths([...deeds.values()].map(({ deed }) => deed));
    if (contested.length > 0)
      throw new Error(`${contested.join(', ')} cannot be given away: another remote or the shell serves it.`);
    return [...deeds.values()];
  });
}

/** Assigns everything in the development site, whose builder is the operator and all teams. */
export async function ownAll(site, manifests, { keysFolder, operator }) {
  const gifts = [];
  for (const { name, owner, routes } of manifests) {
    const pair = hasTeamKeys(keysFolder, owner)
      ? await teamKeys(keysFolder, owner)
      : await makeTeamKeys(keysFolder, owner);
    gifts.push({ remote: name, team: owner, paths: routes, keys: [pair.publicKey] });
  }
  await giveAway(site, gifts, operator);
}
