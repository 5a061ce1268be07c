import { cityDay, cityTime } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { ticket } from '../../db/schema';

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
}

/** One place in a line, as a row of `ticket` has it. */
export type PlaceInLine = Pick<
  typeof ticket.$inferSelect,
  'id' | 'service_id' | 'location_id' | 'day' | 'progress'
>;

/** Whoever came back stands behind the number beside which they were let in again. */
const STANDS_AT = 'coalesce(rejoined_behind, number)';
/**
 * Who is called first: appointments whose time has come and who are there, then priority numbers, then by
 * number; who came early for an appointment is called when nobody else waits. `$4` is HH:mm of now.
 */
const ORDER = `(type <> 'QUEUE' AND booking_time <= $4 AND rejoined_at IS NULL) DESC, priority DESC,
  ${STANDS_AT} NULLS LAST, rejoined_at NULLS FIRST, booking_time, created_at, id`;
const WAITING = `service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'`;

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
     p.queue_quota AS quota, p.queue_open AS "isOpen", p.queue_paused AS "isPaused"
   FROM unnest($1::int[], $2::int[]) AS q(service_id, location_id)
   JOIN service_location p USING (service_id, location_id)
   LEFT JOIN (SELECT * FROM queue_day WHERE day = $3) AS d USING (service_id, location_id)`,
);
const AHEAD = statement(
  'line-ahead',
  `SELECT id, ahead FROM (
     SELECT id, row_number() OVER (PARTITION BY service_id, location_id, day ORDER BY ${ORDER}) - 1 AS ahead
     FROM ticket
     WHERE progress = 'waiting' AND (service_id, location_id, day) IN
       (SELECT * FROM unnest($1::int[], $2::int[], $3::date[]))) AS line
   WHERE id = ANY($5)`,
);
const APPOINTMENTS_BEFORE = statement(
  'line-appointments-before',
  `SELECT own.id, count(*) AS ahead
   FROM ticket own JOIN ticket other USING (service_id, location_id, day)
   WHERE own.id = ANY($1) AND other.progress = 'waiting' AND other.type <> 'QUEUE'
     AND other.rejoined_at IS NULL AND other.booking_time < own.booking_time
   GROUP BY own.id`,
);
/**
 * Of two counters that call at once the second waits for the first, and gets the next. Not SKIP LOCKED: it would
 * pass over whoever says at that very moment that they have arrived.
 */
const CALL_NEXT = statement(
  'line-call-next',
  `UPDATE ticket SET progress = 'called', counter_name = $5, called_at = $6 WHERE id = (
     SELECT id FROM ticket WHERE ${WAITING} ORDER BY ${ORDER} LIMIT 1 FOR UPDATE)
   RETURNING *`,
);
/** Of the next few, those ahead of ordinary numbers have no number to stand behind. */
const REJOIN = statement(
  'line-rejoin',
  `UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = $6,
     checked_in_at = coalesce(checked_in_at, $6),
     rejoined_behind = coalesce((SELECT max(stands_at) FILTER (WHERE NOT priority) FROM (
       SELECT ${STANDS_AT} AS stands_at, priority FROM ticket WHERE ${WAITING} ORDER BY ${ORDER} LIMIT $7) AS next), 0)
   WHERE id = $5 RETURNING *`,
);
const REACHED = statement(
  'line-reached',
  `SELECT * FROM (SELECT *, row_number() OVER (ORDER BY ${ORDER}) - 1 AS ahead FROM ticket WHERE ${WAITING})
     AS line WHERE ahead <= cnt_to_alert AND mob_num IS NOT NULL`,
);
const BY_PHONE = statement(
  'line-by-phone',
  `SELECT * FROM ticket WHERE ${WAITING} AND mob_num IS NOT NULL ORDER BY number`,
);

const CALLED_SINCE = statement(
  'line-called-since',
  `SELECT count(*) AS count FROM ticket
   WHERE service_id = $1 AND location_id = $2 AND day = $3 AND called_at >= $4`,
);

/** Fewer, and missing one's turn would gain time; more, and coming back would be worth little. */
const BEFORE_WHO_COMES_BACK = 3;

/** A queue: a service at a place. */
export interface Queue {
  serviceId: number;
  locationId: number;
}
const today = ({ serviceId, locationId }: Queue, now: Date) => [serviceId, locationId, cityDay(now)];

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
    cityTime(now),
  ]);
  const figures = new Map(rows.map((row) => [keyOf(row), row]));
  return (queue) => figures.get(keyOf(queue))!;
}

export const figuresOf = async (db: Queryable, queue: Queue, now: Date): Promise<LineFigures> =>
  (await figuresOfEach(db, [queue], now))(queue);

/**
 * People ahead of places in line, by the ids of these; of a booking that has not checked in, the appointments
 * before its time.
 */
export async function aheadOf(db: Queryable, places: PlaceInLine[], now: Date): Promise<Map<string, number>> {
  const inLine = places.filter(({ progress }) => progress === 'waiting');
  const expected = places.filter(({ progress }) => progress !== 'waiting');
  const ahead = new Map(places.map(({ id }) => [id, 0]));
  const note = (rows: { id: string; ahead: number }[]) => rows.forEach((row) => ahead.set(row.id, row.ahead));
  if (inLine.length > 0) {
    note(
      await db.query(AHEAD, [
        inLine.map(({ service_id }) => service_id),
        inLine.map(({ location_id }) => location_id),
        inLine.map(({ day }) => day),
        cityTime(now),
        inLine.map(({ id }) => id),
      ]),
    );
  }
  if (expected.length > 0) note(await db.query(APPOINTMENTS_BEFORE, [expected.map(({ id }) => id)]));
  return ahead;
}

/** How many were called today from an instant on. */
export async function calledSince(db: Queryable, queue: Queue, since: Date, now: Date): Promise<number> {
  const [called] = await db.query<{ count: number }>(CALLED_SINCE, [...today(queue, now), since]);
  return called!.count;
}

/** Calls whoever is next to a counter; nothing where nobody waits. */
export async function callNextOf<Row extends object>(
  db: Queryable,
  queue: Queue,
  counter: string,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(CALL_NEXT, [...today(queue, now), cityTime(now), counter, now]);
  return row;
}

/** Lets whoever has come back into the line again, behind the next few who wait (decision 88). */
export async function rejoinLine<Row extends object>(
  db: Queryable,
  queue: Queue,
  ticketId: string,
  now: Date,
): Promise<Row> {
  const values = [...today(queue, now), cityTime(now), ticketId, now, BEFORE_WHO_COMES_BACK];
  const [row] = await db.query<Row>(REJOIN, values);
  return row!;
}

/** Those who asked to be told when so many are ahead, and now have that many or fewer (QUE-04). */
export const reachedAlerts = <Row extends object>(db: Queryable, queue: Queue, now: Date) =>
  db.query<Row & { ahead: number }>(REACHED, [...today(queue, now), cityTime(now)]);

/** Those in line today whom a message can reach. */
export const waitingByPhone = <Row extends object>(db: Queryable, queue: Queue, now: Date) =>
  db.query<Row>(BY_PHONE, today(queue, now));
