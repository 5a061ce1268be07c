import type { LoggedOrder } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Deps } from '../../module-api/module';
import { checkedOrder, hasItsDetails } from '../../registry/published-releases';
import type { SiteReleases } from '../../registry/site-releases';
import { createInterventions, type Interventions } from './interventions';
import { shownOrders } from './orders-in-service';
import { ordersAfter } from './release-store';
import { createReleasedFiles, type ReleasedFile } from './released-files';

/** The releases in the database that this process knows, joined with those of the folder. */
export interface Releases extends Interventions {
  site: SiteReleases;
  /** The content of a file that came from the database. */
  fileAt(url: string): Buffer | undefined;
  /** Reads what was added to the database since the last time. */
  refresh(db?: Queryable): Promise<void>;
  /**
   * The files that neither the folder nor the database has.
   * @param isHeld whether the others must stay until the end of the transaction
   */
  missing(db: Queryable, files: readonly ReleasedFile[], isHeld?: boolean): Promise<ReleasedFile[]>;
}

export function createReleases({ db: pool, log }: Deps, site: SiteReleases): Releases {
  const files = createReleasedFiles(site.siteDir);
  let position = 0;
  /** Orders whose files this machine lacks so far: its folder may get them later. */
  let waiting: LoggedOrder[] = [];

  const { union } = site;
  const { read: readInterventions, ...interventions } = createInterventions(union);

  /** Signatures of old orders, whose files stayed in the database. */
  const left = new Set<string>();
  let looked = 0;
  /** Loads the files of an old release that a stop, a hold or a withdrawal has made the stand-in. */
  async function loadStandIns(db: Queryable): Promise<void> {
    if (left.size === 0 || union.revision === looked) return;
    for (const { signature, details } of shownOrders(union.log, union))
      if (left.has(signature) && (await files.load(db, details.files))) left.delete(signature);
    looked = union.revision;
  }

  async function refresh(db: Queryable = pool): Promise<void> {
    site.look();
    await readInterventions(db);
    const rows = await ordersAfter(db, position);
    if (rows.length === 0 && waiting.length === 0) return loadStandIns(db);
    const added = rows.flatMap(({ content }) => {
      const order = checkedOrder(JSON.parse(content));
      return hasItsDetails(order) ? order : [];
    });
    const shown = shownOrders(added, union);
    const usable = added.filter((order) => !shown.has(order));
    for (const { signature } of usable) left.add(signature);
    const without: LoggedOrder[] = [];
    for (const order of [...waiting, ...shown]) {
      const isWhole = await files.load(db, order.details.files);
      (isWhole ? usable : without).push(order);
      if (!isWhole && !waiting.includes(order))
        log.error({ remote: order.order.remote, version: order.order.version }, 'release without its files');
    }
    union.add({ deeds: [], log: usable });
    waiting = without;
    position = rows.at(-1)?.position ?? position;
    await loadStandIns(db);
  }

  let last: Promise<void> = Promise.resolve();
  return {
    site,
    fileAt: files.at,
    ...interventions,
    refresh(db) {
      // One after the other: each continues where the one before ended.
      last = last.catch(() => undefined).then(() => refresh(db));
      return last;
    },
    missing: files.missing,
  };
}

/** Looks for new orders as long as the server runs; without the database, the known ones are served. */
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
