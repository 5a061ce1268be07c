// The ownership of remotes and paths by teams, signed by the operator.
import { isDeepStrictEqual } from 'node:util';
import { hasTeamKeys, makeTeamKeys, sign, teamKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';

/** The keys of a gift, and the former ones, which may sign nothing further, unless the gift revokes them. */
function keysOf({ keys, revokes = false }, before, lastSequence) {
  const given = keys.map(({ kty, crv, x, y, name }) => ({ kty, crv, x, y, ...(name && { name }) }));
  if (revokes || lastSequence === undefined) return given;
  const former = (before?.deed.keys ?? []).filter(
    (key) => !given.some(({ x, y }) => x === key.x && y === key.y),
  );
  return [...given, ...former.map((key) => ({ ...key, until: key.until ?? lastSequence }))];
}

/** Makes the deed of a gift, or keeps the previous one if nothing changes. */
function deedOf(gift, before, { operator, lastSequence }) {
  const { remote, team, paths } = gift;
  const version = (before?.deed.version ?? 0) + 1;
  const deed = { remote, version, team, paths, keys: keysOf(gift, before, lastSequence) };
  if (isDeepStrictEqual({ ...deed, version: version - 1 }, before?.deed)) return before;
  return { deed, signature: sign(deed, operator.privateKey) };
}

/**
 * Assigns remotes to teams, in addition to existing ownership. The former keys of a remote are retired: what they have
 * signed stays.
 * @param {{ remote: string, team: string, paths: string[], keys: object[], revokes?: boolean }[]} gifts `keys` are the
 *   team's public keys; with `revokes`, what its former keys have signed is no longer trusted
 * @param operator the operator's key pair
 * @param {(losses: string[]) => Promise<boolean>} [mayLose] decides whether releases may lose their signature, such as
 *   `mfe-parking 3`
 * @throws Error if a path is already assigned or belongs to the shell, or if nothing may be lost
 */
export async function giveAway(site, gifts, operator, mayLose = async () => true) {
  const { contestedPaths, isSigned, isTrustedOrder, newestDeed, ordersOf } = await releaseRules();
  await site.own(async (before, log) => {
    if (before.some(({ deed, signature }) => !isSigned(deed, signature, operator.publicKey)))
      throw new Error(`Another operator has signed who owns what in ${site.name}. Nothing was changed.`);
    const deeds = new Map(before.map((signed) => [signed.deed.remote, signed]));
    const losses = [];
    for (const gift of gifts) {
      const { remote } = gift;
      const orders = ordersOf(log, remote);
      const former = newestDeed(before, remote);
      const next = deedOf(gift, former, { operator, lastSequence: orders.at(-1)?.order.sequence });
      deeds.set(remote, next);
      const lost = orders.filter(
        (one) => isTrustedOrder(one, former?.deed) && !isTrustedOrder(one, next.deed),
      );
      losses.push(...new Set(lost.map(({ order }) => `${remote} ${order.version}`)));
    }
    const contested = contestedPaths([...deeds.values()].map(({ deed }) => deed));
    if (contested.length > 0)
      throw new Error(`${contested.join(', ')} cannot be given away: another remote or the shell serves it.`);
    if (losses.length > 0 && !(await mayLose(losses)))
      throw new Error(`This takes ${losses.join(', ')} off all pages. Nothing was changed; --yes does it.`);
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
