import type { LoggedOrder } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Deps } from '../../module-api/module';
import { checkedOrder, hasItsDetails } from '../../registry/published-releases';
import { stopKey } from '../../registry/release-union';
import type { SiteReleases } from '../../registry/site-releases';
import { ordersInService, shownOrders } from './orders-in-service';
import type { ReleaseStop } from './release-stop';
import { stopsAfter } from './stop-store';
import { ordersAfter } from './release-store';
import { createReleasedFiles, type ReleasedFile } from './released-files';

/** What this process knows of the releases in the database, joined with those of the folder. */
export interface Releases {
  site: SiteReleases;
  /** The content of a file that came by the database. */
  fileAt(url: string): Buffer | undefined;
  /** Takes up what was added to the database since. */
  refresh(db?: Queryable): Promise<void>;
  /** What the server has stopped by itself, the oldest first. */
  stops(): readonly ReleaseStop[];
  /** The remotes whose newest release is stopped, until their team gives an order. */
  stoppedRemotes(): string[];
  /**
   * Which of these files neither the folder nor the database has.
   * @param isHeld whether the others stay until the end of the transaction
   */
  missing(db: Queryable, files: readonly ReleasedFile[], isHeld?: boolean): Promise<ReleasedFile[]>;
}

export function createReleases({ db: pool, log }: Deps, site: SiteReleases): Releases {
  const files = createReleasedFiles(site.siteDir);
  let position = 0;
  /** Orders whose files this machine does not have yet: its folder may get them later. */
  let waiting: LoggedOrder[] = [];

  const stops: ReleaseStop[] = [];
  let lastStop = 0;
  async function readStops(db: Queryable): Promise<void> {
    for (const { position: at, ...stop } of await stopsAfter(db, lastStop)) {
      stops.push(stop);
      lastStop = at;
    }
    site.union.stop(stops);
  }

  async function refresh(db: Queryable = pool): Promise<void> {
    site.look();
    await readStops(db);
    const rows = await ordersAfter(db, position);
    if (rows.length === 0 && waiting.length === 0) return;
    const added = rows.flatMap(({ content }) => {
      const order = checkedOrder(JSON.parse(content));
      return hasItsDetails(order) ? order : [];
    });
    const shown = shownOrders(added);
    const usable = added.filter((order) => !shown.has(order));
    const without: LoggedOrder[] = [];
    for (const order of [...waiting, ...shown]) {
      const isWhole = await files.load(db, order.details.files);
      (isWhole ? usable : without).push(order);
      if (!isWhole && !waiting.includes(order))
        log.error({ remote: order.order.remote, version: order.order.version }, 'release without its files');
    }
    site.union.add({ deeds: [], log: usable });
    waiting = without;
    position = rows.at(-1)?.position ?? position;
  }

  let last: Promise<void> = Promise.resolve();
  return {
    site,
    fileAt: files.at,
    stops: () => stops,
    stoppedRemotes() {
      const { log: orders, stopped } = site.union;
      const now = ordersInService(orders).filter(({ current }) => stopped.has(stopKey(current.order)));
      return [...new Set(now.map(({ current }) => current.order.remote))];
    },
    refresh(db) {
      // One after the other: each reads on from where the one before ended.
      last = last.catch(() => undefined).then(() => refresh(db));
      return last;
    },
    missing: files.missing,
  };
}

/** Looks for new orders for as long as the server runs; while the database is away, what is known is served. */
export function startRefreshing(
  { refresh }: Releases,
  { log }: Pick<Deps, 'log'>,
  everyMs: number,
): () => void {
  const look = () =>
    void refresh().catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'releases not read'));
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
