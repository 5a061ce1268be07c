import { cityDay } from '@vez/shared/dates';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import { versionOf } from '../queue';

/** As migration 0038 names it; its messages are `office:time in ms`. */
const CHANNEL = 'vez_visits';
/** Numbers taken from afar are not notified (migration 0038). */
const LOOK_MS = 2_000;

const VERSIONS = statement(
  'visits-queue-versions',
  `SELECT location_id AS "locationId",
     string_agg(service_id || ' ' || ${versionOf({ queueDay: 'q' })}, ',' ORDER BY service_id) AS "version!",
     floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "at!"
   FROM queue_day q WHERE day = :day AND location_id = ANY(:offices) GROUP BY location_id`,
);

/** Told when something has changed at an office, by the database's time in ms. */
type Told = (at: number) => void;

interface Watched {
  listeners: Set<Told>;
  version: string | undefined;
  /** Changes of this office are known from here on; Infinity until they are heard. */
  since: number;
  last: number;
}

/**
 * Changes at offices, whichever process makes them: by notifications of PostgreSQL, over one connection for all who
 * listen here, made when the first of them comes.
 */
export function createVisitChanges({ db, clock }: { db: Db; clock: Clock }) {
  const offices = new Map<number, Watched>();
  let end: (() => Promise<void>) | undefined;
  let looking: Promise<unknown> = Promise.resolve();

  function tell(office: number, at: number): void {
    const watched = offices.get(office);
    if (watched === undefined) return;
    watched.last = Math.max(watched.last, at);
    watched.listeners.forEach((told) => told(at));
  }

  /** Looks at the days of the queues; whoever is new is told what changes from now on. */
  async function look(): Promise<void> {
    const ids = [...offices.keys()];
    if (ids.length === 0) return;
    const rows = await db.query(VERSIONS, { day: cityDay(clock.now()), offices: ids });
    for (const { locationId, version, at } of rows) {
      const watched = offices.get(locationId);
      if (watched === undefined) continue;
      const known = watched.version;
      watched.version = version;
      if (known !== undefined && known !== version) tell(locationId, at);
      if (watched.since === Infinity) watched.since = at;
    }
  }
  const lookSafely = () => (looking = look().catch(() => undefined));

  function start(): () => Promise<void> {
    const endListening = db.listen(CHANNEL, {
      told(payload) {
        const [office = '', at = ''] = payload.split(':');
        tell(Number(office), Number(at));
      },
      // Whatever happened while nobody listened: all look anew.
      listening: () => [...offices.keys()].forEach((office) => tell(office, Date.now())),
    });
    const timer = setInterval(() => void lookSafely(), LOOK_MS);
    return async () => {
      clearInterval(timer);
      await Promise.all([endListening(), looking]);
    };
  }

  return {
    /**
     * Listens to an office.
     * @param last the time of the change that the listener knows of; it is told at once where there may be a later one
     * @returns the way to stop
     */
    listen(office: number, last: number | undefined, told: Told): () => void {
      end ??= start();
      const known = offices.get(office);
      const watched = known ?? { listeners: new Set(), version: undefined, since: Infinity, last: 0 };
      offices.set(office, watched);
      watched.listeners.add(told);
      const isCurrent = last !== undefined && last >= watched.since && last >= watched.last;
      if (!isCurrent) told(Math.max(watched.last, last ?? 0));
      if (known === undefined) void lookSafely();
      return () => {
        watched.listeners.delete(told);
        if (watched.listeners.size === 0) offices.delete(office);
      };
    },
    /** How many listen. */
    count: () => [...offices.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    stop: async () => end?.(),
  };
}
export type VisitChanges = ReturnType<typeof createVisitChanges>;
