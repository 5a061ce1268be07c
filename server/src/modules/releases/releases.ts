import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usableReleases, type LoggedOrder } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Deps } from '../../module-api/module';
import { checkedOrder, hasItsDetails, integrityOf } from '../../registry/published-releases';
import type { SiteReleases } from '../../registry/site-releases';
import { filesAt, knownFiles, ordersAfter } from './release-store';

/** Of each remote: pages that are open still ask for the files of those before the newest. */
const KEPT_RELEASES = 3;

interface SiteFile {
  url: string;
  integrity: string;
}

/** What this process knows of the releases in the database, joined with those of the folder. */
export interface Releases {
  site: SiteReleases;
  /** The content of a file that came by the database. */
  fileAt(url: string): Buffer | undefined;
  /** Takes up what was added to the database since. */
  refresh(db?: Queryable): Promise<void>;
  /** Which of these files neither the folder nor the database has. */
  missing(db: Queryable, files: readonly SiteFile[]): Promise<SiteFile[]>;
}

export function createReleases({ db: pool, log }: Deps, site: SiteReleases): Releases {
  const files = new Map<string, Buffer>();
  let position = 0;

  function isInFolder({ url, integrity }: SiteFile): boolean {
    try {
      return integrityOf(readFileSync(join(site.siteDir, url))) === integrity;
    } catch {
      return false;
    }
  }

  /** Brings the files of an order into memory. @returns whether all are there, as they were released */
  async function hasFiles(db: Queryable, { details }: LoggedOrder): Promise<boolean> {
    const wanted = details.files.filter((file) => !files.has(file.url) && !isInFolder(file));
    const integrity = new Map(wanted.map((file) => [file.url, file.integrity]));
    for (const { url, content } of await filesAt(db, [...integrity.keys()])) {
      if (integrityOf(content) === integrity.get(url)) files.set(url, content);
    }
    return wanted.every(({ url }) => files.has(url));
  }

  async function refresh(db: Queryable = pool): Promise<void> {
    site.look();
    const rows = await ordersAfter(db, position);
    if (rows.length === 0) return;
    const orders = rows.flatMap(({ content }) => {
      const order = checkedOrder(JSON.parse(content));
      return hasItsDetails(order) ? order : [];
    });
    // An order whose release is gone for good needs no files any more.
    const shown = new Set(
      [...new Set(orders.map(({ order }) => order.remote))].flatMap((remote) =>
        usableReleases(orders, remote)
          .slice(-KEPT_RELEASES)
          .concat(orders.filter(({ order }) => order.remote === remote).slice(-1)),
      ),
    );
    const usable: LoggedOrder[] = [];
    for (const order of orders) {
      if (!shown.has(order) || (await hasFiles(db, order))) usable.push(order);
      else
        log.error({ remote: order.order.remote, version: order.order.version }, 'release without its files');
    }
    site.union.add({ deeds: [], log: usable });
    position = rows.at(-1)!.position;
  }

  let last: Promise<void> = Promise.resolve();
  return {
    site,
    fileAt: (url) => files.get(url),
    refresh(db) {
      // One after the other: each reads on from where the one before ended.
      last = last.catch(() => undefined).then(() => refresh(db));
      return last;
    },
    async missing(db, wanted) {
      const lacking = wanted.filter((file) => !isInFolder(file));
      const known = await knownFiles(
        db,
        lacking.map(({ url }) => url),
      );
      return lacking.filter(({ url, integrity }) => known.get(url) !== integrity);
    },
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
