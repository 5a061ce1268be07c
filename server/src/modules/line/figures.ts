import { cityDay, cityTimeReached } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { queueToday, VERSION, type Queue } from './queue';

/** The figures of one queue as the rows have them now. */
export interface LineFigures {
  waiting: number;
  notCheckedIn: number;
  /** Of those waiting: appointments that are here before their time. */
  early: number;
  openCounters: number;
  remoteGiven: number;
  /** What its counter system has set for today (QUE-15, QUE-21). */
  quota: number;
  isOpen: boolean;
  isPaused: boolean;
  /** Another one whenever the order of today may be another one; null before the first ticket. */
  version: string | null;
}

/**
 * Of those waiting in a queue `p`: appointments that are here before their time, who stand behind everybody.
 * `$3` is today, `$4` HH:mm of now.
 */
export const EARLY = `(SELECT count(*) FROM ticket t
  WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = $3
    AND t.progress = 'waiting' AND t.type <> 'QUEUE' AND t.booking_time > $4 AND t.rejoined_at IS NULL)`;

/** `$1` services and `$2` places of the queues, `$3` today, `$4` HH:mm of now. */
const FIGURES = statement(
  'line-figures',
  `SELECT service_id AS "serviceId", location_id AS "locationId",
     coalesce(d.waiting, 0) AS waiting, coalesce(d.not_checked_in, 0) AS "notCheckedIn",
     ${EARLY} AS early,
     (SELECT count(*) FROM counter c
       WHERE c.service_id = p.service_id AND c.location_id = p.location_id) AS "openCounters",
     coalesce(d.remote_given, 0) AS "remoteGiven",
     p.queue_quota AS quota, p.queue_open AS "isOpen", p.queue_paused AS "isPaused", d.version
   FROM unnest($1::int[], $2::int[]) AS q(service_id, location_id)
   JOIN service_location p USING (service_id, location_id)
   LEFT JOIN (SELECT *, ${VERSION} AS version FROM queue_day q WHERE day = $3) AS d USING (service_id, location_id)`,
);

const CALLED_SINCE = statement(
  'line-called-since',
  `SELECT count(*) AS count FROM ticket
   WHERE service_id = $1 AND location_id = $2 AND day = $3 AND called_at >= $4`,
);

const keyOf = ({ serviceId, locationId }: Queue) => `${serviceId}:${locationId}`;

/** The figures of so many queues, each found by its queue. */
export async function figuresOfEach(
  db: Queryable,
  queues: Queue[],
  now: Date,
): Promise<(queue: Queue) => LineFigures> {
  const each = [...new Map(queues.map((queue) => [keyOf(queue), queue])).values()];
  const rows = await db.query<LineFigures & Queue>(FIGURES, [
    each.map(({ serviceId }) => serviceId),
    each.map(({ locationId }) => locationId),
    cityDay(now),
    cityTimeReached(now),
  ]);
  const figures = new Map(rows.map((row) => [keyOf(row), row]));
  return (queue) => figures.get(keyOf(queue))!;
}

export const figuresOf = async (db: Queryable, queue: Queue, now: Date): Promise<LineFigures> =>
  (await figuresOfEach(db, [queue], now))(queue);

/** How many were called today from an instant on. */
export async function calledSince(db: Queryable, queue: Queue, since: Date, now: Date): Promise<number> {
  const [called] = await db.query<{ count: number }>(CALLED_SINCE, [...queueToday(queue, now), since]);
  return called!.count;
}
