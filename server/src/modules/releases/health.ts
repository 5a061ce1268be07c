import type { LoggedOrder } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import type { Deps } from '../../module-api/module';
import { networkOf } from '../../module-api/network';
import { digestOf, signingKeys, type Secrets } from '../../secrets/keys';
import { calledGood, watchedOrder, type Told } from './watched-order';
import { noteHealth } from './health-store';
import { stopWhereFailing } from './stop-store';

/**
 * A release is stopped once it failed in this many networks, and in this share of those that told of it. Who is in one
 * network counts once, however often they tell (decision record 0035).
 */
const LEAST_NETWORKS = 3;
const LEAST_SHARE = 0.25;
/** What this process has written already is not written again; then it begins anew. */
const MOST_REMEMBERED = 100_000;

/** Takes what pages tell of releases, and stops one that fails. */
export function createHealth({ clock, log, secrets }: Pick<Deps, 'clock' | 'log'> & { secrets: Secrets }) {
  const [key] = signingKeys(secrets, 'release-health');
  const written = new Set<string>();

  return {
    /** @returns whether it is of a release that is watched */
    async note(db: Queryable, orders: readonly LoggedOrder[], told: Told): Promise<boolean> {
      const now = clock.now();
      const order = watchedOrder(orders, told, now);
      if (order === undefined) return false;
      const { remote, sequence, version } = order;
      const failedAs = told.kind === 'shown' ? null : told.kind;
      const network = digestOf(key!, networkOf(told.ip));
      const once = `${remote} ${sequence} ${network} ${failedAs === null ? 'shown' : 'failed'}`;
      if (written.has(once)) return true;
      if (written.size >= MOST_REMEMBERED) written.clear();
      await noteHealth(db, { remote, sequence, network, failedAs, now });
      written.add(once);
      if (failedAs === null) return true;
      const watched = { remote, sequence, now };
      const stopped = await stopWhereFailing(db, watched, {
        ...{ least: LEAST_NETWORKS, share: LEAST_SHARE, calledGood: calledGood(orders, remote) },
      });
      if (stopped !== undefined) log.error({ remote, version, ...stopped }, 'release stopped');
      return true;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
