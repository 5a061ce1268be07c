// The ownership of remotes and paths by teams, signed by the operator.
import { isDeepStrictEqual } from 'node:util';
import { hasTeamKeys, makeTeamKeys, sign, teamKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';

/** Makes the deed of a gift, or keeps the previous one if nothing changes. */
function deedOf({ remote, team, paths, keys }, before, operator) {
  const version = (before?.deed.version ?? 0) + 1;
  const publicKeys = keys.map(({ kty, crv, x, y }) => ({ kty, crv, x, y }));
  const deed = { remote, version, team, paths, keys: publicKeys };
  if (isDeepStrictEqual({ ...deed, version: version - 1 }, before?.deed)) return before;
  return { deed, signature: sign(deed, operator.privateKey) };
}

/**
 * Assigns remotes to teams, in addition to existing ownership.
 * @param {{ remote: string, team: string, paths: string[], keys: object[] }[]} gifts `keys` are the team's public keys
 * @param operator the operator's key pair
 * @throws Error if a path is already assigned or belongs to the shell
 */
export async function giveAway(site, gifts, operator) {
  const { contestedPaths, isSigned, newestDeed } = await releaseRules();
  await site.own((before) => {
    if (before.some(({ deed, signature }) => !isSigned(deed, signature, operator.publicKey)))
      throw new Error(`Another operator has signed who owns what in ${site.name}. Nothing was changed.`);
    const deeds = new Map(before.map((signed) => [signed.deed.remote, signed]));
    for (const gift of gifts) {
      const { remote } = gift;
      deeds.set(remote, deedOf(gift, newestDeed(before, remote), operator));
    }
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
