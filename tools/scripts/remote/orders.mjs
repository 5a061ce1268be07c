// A team's orders for the releases of its remote.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRules } from '../lib/releases.mjs';
import { giveOrder, recordOf, siteContent } from './give-order.mjs';

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Uploads only missing files, before the order, so that an interrupted publication resumes. */
async function bringFiles({ site, builtIn, files, say }) {
  const missing = await site.missing(files);
  for (const file of missing) await site.upload(file, await readFile(join(builtIn, file.url)));
  if (missing.length > 0) say(`${missing.length} of ${files.length} files sent`);
}

/**
 * Publishes a build.
 * @param given.builtIn the folder with the built `assets/<remote>`
 * @param given.deployments the names of the target deployments; null for all
 * @param given.mustStay whether only a person can stop the release: reports of pages do not stop it
 */
export async function publishBuilt({ entry, files, deployments, mustStay = false, builtIn, say, ...given }) {
  await siteContent(given.site);
  const { usableReleases, currentOrder } = await releaseRules();
  const { name } = entry;
  await bringFiles({ ...given, builtIn, files, say });
  const signed = await giveOrder({
    ...given,
    remote: name,
    wishOf({ log }) {
      const newest = usableReleases(log, name).at(-1);
      const isThere =
        newest !== undefined &&
        isSame(newest.order.entry, entry) &&
        isSame(newest.order.deployments, deployments) &&
        (newest.order.mustStay ?? false) === mustStay &&
        currentOrder(log, name, deployments?.[0] ?? '')?.order.version === newest.order.version;
      return isThere ? undefined : { wish: { act: 'publish', deployments, entry, mustStay }, files };
    },
  });
  say(
    signed === undefined
      ? `${name} is what is published already`
      : `${name} ${signed.order.version} is published in ${deployments?.join(', ') ?? 'all deployments'}`,
  );
}

/** Failing releases, as known by the server. `back` without `--to` and `withdraw` skip them. */
async function failedIn(content, remote) {
  const { failedVersions } = await releaseRules();
  return failedVersions(content.log, remote, await recordOf(content));
}

/** Makes an earlier release current again, or promotes one to further deployments. */
export async function moveTo({ act, version, deployments, mustStay = false, say, ...given }) {
  const { usableReleases, currentOrder } = await releaseRules();
  const { remote } = given;
  const signed = await giveOrder({
    ...given,
    async wishOf(content) {
      const { log } = content;
      const releases = usableReleases(log, remote);
      const current = currentOrder(log, remote, deployments?.[0] ?? '')?.order.version;
      const failed = await failedIn(content, remote);
      const older = releases.filter(({ order }) => order.version < current && !failed.has(order.version));
      const chosen = version ?? (act === 'back' ? older : releases).at(-1)?.order.version;
      const release = releases.find(({ order }) => order.version === chosen);
      if (release === undefined)
        throw new Error(`${remote} has no release to go to: npm run vez -- history ${remote}`);
      const { entry } = release.order;
      const mark = act === 'promote' ? { mustStay } : {};
      return { wish: { act, version: chosen, deployments, entry, ...mark }, files: release.details.files };
    },
  });
  say(`${remote} ${signed.order.version} is current in ${deployments?.join(', ') ?? 'all deployments'}`);
}

/**
 * Withdraws a release for good, which makes it unavailable for any rollback. Deployments that show it get the last
 * release of the first of them that does not fail.
 * @param given.names the names of all deployments; null if every order for this remote was for all of them
 */
export async function withdraw({ version, names, say, ...given }) {
  const { remote } = given;
  const { currentOrder, releaseBefore, usableReleases } = await releaseRules();
  await giveOrder({
    ...given,
    async wishOf(content) {
      const { log } = content;
      if (!usableReleases(log, remote).some(({ order }) => order.version === version))
        throw new Error(`${remote} has no release ${version} that is not withdrawn.`);
      const isCurrent = (name) => currentOrder(log, remote, name)?.order.version === version;
      const having = (names ?? ['']).filter(isCurrent);
      const deployments = names === null && having.length > 0 ? null : having;
      const failed = await failedIn(content, remote);
      const to = having.length > 0 ? releaseBefore(log, remote, having[0], version, failed) : undefined;
      const entry = to?.order.entry ?? null;
      const wish = { act: 'withdraw', withdrawn: version, version: to?.order.version ?? null };
      return { wish: { ...wish, deployments, entry }, files: to?.details.files ?? [] };
    },
  });
  say(`${remote} ${version} is withdrawn`);
}
