import { createHmac } from 'node:crypto';
import { newestDeed } from '@vez/shared/releases';
import { faultOf } from '../../diagnostics/fault';
import type { Deps } from '../../module-api/module';
import { noteStops, noteTold, takeNotice } from './notice-store';
import type { Releases } from './releases';

/** Where and how the team that owns remotes is notified about them. */
export interface Owner {
  /** https, or this machine. */
  webhook: string;
  /** Signs the notices. */
  secret: string;
}

/** Tries for a day. */
const MOST_TRIES = 30;
const LIMIT_MS = 5_000;
const EVERY_MS = 2_000;

/**
 * Posts `{ event, remote, … }`. As with our SMS gateway, `X-Vez-Signature` is the HMAC-SHA256, in hex, over
 * `<X-Vez-Timestamp>.<body>`, and a repetition has the same `Idempotency-Key`.
 * @throws if the notice was not taken
 */
async function post({ webhook, secret }: Owner, key: string, content: object, now: Date): Promise<void> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const response = await fetch(webhook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-vez-timestamp': timestamp,
      'x-vez-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The owner answered ${response.status}`);
}

/**
 * Notifies owners of releases that were stopped, or that fail and must stay. All state is in the database, so any
 * process can continue.
 */
export function createNotices(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { site }: Releases,
  owners: ReadonlyMap<string, Owner>,
) {
  const ownerOf = (remote: string) => owners.get(newestDeed(site.union.deeds, remote)?.deed.team ?? '');
  const owned = () =>
    [...new Set(site.union.deeds.map(({ deed }) => deed.remote))].filter((remote) => ownerOf(remote));

  /** @returns whether there was one */
  async function tellNext(remotes: string[]): Promise<boolean> {
    const notice = await takeNotice(db, { remotes, now: clock.now(), most: MOST_TRIES });
    if (notice === undefined) return false;
    const { remote, sequence, tries, at, ...figures } = notice;
    const order = site.union.log.find(
      (one) => one.order.remote === remote && one.order.sequence === sequence,
    );
    const { version, mustStay } = order?.order ?? {};
    const event = mustStay ? 'releaseFails' : 'releaseStopped';
    const content = { event, remote, version, sequence, ...figures, at: at.toISOString() };
    try {
      await post(ownerOf(remote)!, `release-stopped-${remote}-${sequence}`, content, clock.now());
      await noteTold(db, { remote, sequence, now: clock.now() });
    } catch (error) {
      log.warn({ fault: faultOf(error), remote, version, tries }, 'owner of a stopped release not told');
    }
    return true;
  }

  return async (): Promise<void> => {
    const remotes = owned();
    if (remotes.length === 0) return;
    await noteStops(db, remotes, clock.now());
    while (await tellNext(remotes));
  };
}

/** Sends notices as long as the server runs. */
export function startTelling(tell: () => Promise<void>, { log }: Pick<Deps, 'log'>): () => Promise<void> {
  let telling: Promise<void> | undefined;
  const timer = setInterval(() => {
    telling ??= tell()
      .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'owners not told'))
      .finally(() => {
        telling = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await telling;
  };
}
