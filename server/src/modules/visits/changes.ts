import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import { watchedOffices, type Listener } from './watched-offices';

/** Named in migration 0038; its messages are `office:time in ms`. */
const CHANNEL = 'vez_visits';
/** Numbers taken remotely are not notified (migration 0038). */
const LOOK_MS = 2_000;

const VERSIONS = statement(
  'visits-queue-versions',
  `SELECT location_id AS "locationId",
     string_agg(service_id || ' ' || q.xmin::text || q.ctid::text, ',' ORDER BY service_id) AS "version!",
     floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "at!"
   FROM queue_day q WHERE day = :day AND location_id = ANY(:offices) GROUP BY location_id`,
);

/**
 * Changes at offices, whichever process makes them: by notifications of PostgreSQL, over one connection for all
 * listeners of this process, opened for the first one.
 */
export function createVisitChanges({ db, clock }: { db: Db; clock: Clock }) {
  const offices = watchedOffices();
  let end: (() => Promise<void>) | undefined;
  let looking: Promise<unknown> = Promise.resolve();

  async function look(): Promise<void> {
    const ids = offices.ids();
    if (ids.length === 0) return;
    const rows = await db.query(VERSIONS, { day: cityDay(clock.now()), offices: ids });
    rows.forEach(({ locationId, version, at }) => offices.saw(locationId, version, at));
  }
  const lookSafely = () => (looking = look().catch(() => undefined));

  /** One act makes several changes, which arrive together: listeners are notified once, of the last. */
  const heard = new Map<number, number>();
  function hear(office: number, at: number): void {
    if (heard.size === 0) setImmediate(tellHeard);
    heard.set(office, Math.max(heard.get(office) ?? 0, at));
  }
  function tellHeard(): void {
    heard.forEach((at, office) => offices.tell(office, at));
    heard.clear();
  }

  function start(): () => Promise<void> {
    const endListening = db.listen(CHANNEL, {
      told(payload) {
        const [office = '', at = ''] = payload.split(':');
        hear(Number(office), Number(at));
      },
      // Changes may have been missed before: all listeners read again.
      listening: () => offices.tellAll(Date.now()),
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
     * @param last the time of the last change that the listener knows; a later one is notified at once
     * @returns a function that stops listening
     */
    listen(office: number, last: number | undefined, listener: Listener): () => void {
      end ??= start();
      const { isNew, remove } = offices.add(office, last, listener);
      if (isNew) void lookSafely();
      return remove;
    },
    /** Notifies the listeners of an office in this process. */
    tell: (office: number) => hear(office, clock.now().getTime()),
    stop: async () => end?.(),
  };
}
export type VisitChanges = ReturnType<typeof createVisitChanges>;
