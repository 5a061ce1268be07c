// Makes an order of a team for its remote from the site's current content, signs it and submits it.
import { createPublicKey } from 'node:crypto';
import { sign } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { ReleaseFault } from './release-fault.mjs';

const MOST_TRIES = 5;

/** Runs before any build or upload. @throws Error if this key cannot sign for the remote */
export async function checkKey({ deeds }, { site, remote, keys }) {
  const { livingKeys, newestDeed } = await releaseRules();
  const deed = newestDeed(deeds, remote)?.deed;
  if (deed === undefined)
    throw new Error(`Nobody owns ${remote} in ${site.name}. The operator gives it away: npm run vez -- own.`);
  const { x, y } = createPublicKey(keys.privateKey).export({ format: 'jwk' });
  if (!livingKeys(deed).some((key) => key.x === x && key.y === y)) throw new ReleaseFault('releaseKeyWrong');
}

/** @throws Error if the site has no releases yet */
export async function siteContent(site) {
  const content = await site.read();
  if (content === undefined)
    throw new Error(
      `${site.name} holds no releases: npm run build makes var/site, and --site names another.`,
    );
  return content;
}

/** The results of visits for the releases of a site. Only servers know them, folders do not. */
export async function recordOf({ stops = [], held = [], proved = [] }) {
  const { orderKey } = await releaseRules();
  const keysOf = (orders) => new Set(orders.map(orderKey));
  return { stopped: keysOf(stops), held: keysOf(held), proved: keysOf(proved) };
}

const has = ({ log }, { signature }) => log.some((one) => one.signature === signature);

/** Whether an order arrived, although its answer was lost: repeating a step back makes two. @throws Error if unknown */
async function hasArrived(site, signed, lost) {
  const content = await site.read().catch(() => undefined);
  if (content !== undefined) return has(content, signed);
  throw new Error(
    `${lost.message} It is not known whether the order arrived: npm run vez -- history ${signed.order.remote} tells.`,
    { cause: lost },
  );
}

/**
 * @param {object} given
 * @param given.keys the team's key pair
 * @param given.wishOf makes `{ wish, files }` from the site's content; undefined if there is nothing to do
 * @param given.author `{ by, commit }`
 * @returns the signed order; undefined if there was nothing to do
 * @throws ReleaseFault if the site refuses it
 */
export async function giveOrder({ site, remote, keys, wishOf, author, now = Date.now }) {
  const { integrityOf, nextOrder } = await releaseRules();
  for (let left = MOST_TRIES; ; left -= 1) {
    const content = await siteContent(site);
    await checkKey(content, { site, remote, keys });
    const wanted = await wishOf(content);
    if (wanted === undefined) return undefined;
    const details = { files: wanted.files, ...author, at: new Date(now()).toISOString() };
    const wish = { remote, ...wanted.wish, details: integrityOf(JSON.stringify(details)) };
    const order = nextOrder(content.log, wish, now());
    const signed = { order, signature: sign(order, keys.privateKey), details };
    try {
      await site.append(signed);
      return signed;
    } catch (error) {
      const isRefused = error instanceof ReleaseFault;
      if (!isRefused && (await hasArrived(site, signed, error))) return signed;
      if (error.reason !== 'releaseStale' || left <= 1) throw error;
    }
  }
}
