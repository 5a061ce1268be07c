import { cityDay, cityTime } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';

/** The figures of one queue as the rows have them now. */
export interface LineFigures {
  waiting: number;
  notCheckedIn: number;
  openCounters: number;
  remoteGiven: number;
  /** What its counter system has set for today (QUE-15, QUE-21). */
  quota: number;
  isOpen: boolean;
  isPaused: boolean;
}

/** One place in a line, as a row of `ticket` has it. */
export interface PlaceInLine {
  id: string;
  service_id: number;
  location_id: number;
  day: string;
  type: string;
  progress: string;
  booking_time: string;
}

/**
 * Who is called first: appointments whose time has come and who are there, then priority numbers, then by
 * number; who came early for an appointment is called when nobody else waits. `$4` is HH:mm of now.
 */
const ORDER = `(type <> 'QUEUE' AND booking_time <= $4) DESC, priority DESC, number NULLS LAST,
  booking_time, created_at`;
const WAITING = `service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'`;

const FIGURES = statement(
  'line-figures',
  `SELECT
     (SELECT count(*) FROM ticket WHERE ${WAITING}) AS waiting,
     (SELECT count(*) FROM ticket WHERE ${WAITING} AND checked_in_at IS NULL) AS "notCheckedIn",
     (SELECT count(*) FROM counter WHERE service_id = $1 AND location_id = $2) AS "openCounters",
     coalesce((SELECT remote_given FROM queue_day WHERE service_id = $1 AND location_id = $2 AND day = $3), 0)
       AS "remoteGiven",
     queue_quota AS quota, queue_open AS "isOpen", queue_paused AS "isPaused"
   FROM service_location WHERE service_id = $1 AND location_id = $2`,
);
const AHEAD = statement(
  'line-ahead',
  `SELECT ahead FROM (SELECT id, row_number() OVER (ORDER BY ${ORDER}) - 1 AS ahead FROM ticket WHERE ${WAITING})
     AS line WHERE id = $5`,
);
const APPOINTMENTS_BEFORE = statement(
  'line-appointments-before',
  `SELECT count(*) AS ahead FROM ticket WHERE ${WAITING} AND type <> 'QUEUE' AND booking_time < $4`,
);
/** SKIP LOCKED, so that two counters calling at once get two people. */
const CALL_NEXT = statement(
  'line-call-next',
  `UPDATE ticket SET progress = 'called', counter_name = $5, called_at = $6 WHERE id = (
     SELECT id FROM ticket WHERE ${WAITING} ORDER BY ${ORDER} LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
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

/** A queue: a service at a place. */
export interface Queue {
  serviceId: number;
  locationId: number;
}
const today = ({ serviceId, locationId }: Queue, now: Date) => [serviceId, locationId, cityDay(now)];

export async function figuresOf(db: Queryable, queue: Queue, now: Date): Promise<LineFigures> {
  const [figures] = await db.query<LineFigures>(FIGURES, today(queue, now));
  return figures!;
}

/** People ahead of a place in line; of a booking that has not checked in, the appointments before its time. */
export async function aheadOf(db: Queryable, at: PlaceInLine, now: Date): Promise<number> {
  const queue = [at.service_id, at.location_id, at.day];
  const [found] =
    at.progress === 'waiting'
      ? await db.query<{ ahead: number }>(AHEAD, [...queue, cityTime(now), at.id])
      : await db.query<{ ahead: number }>(APPOINTMENTS_BEFORE, [...queue, at.booking_time]);
  return found?.ahead ?? 0;
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

/** Those who asked to be told when so many are ahead, and now have that many or fewer (QUE-04). */
export const reachedAlerts = <Row extends object>(db: Queryable, queue: Queue, now: Date) =>
  db.query<Row & { ahead: number }>(REACHED, [...today(queue, now), cityTime(now)]);

/** Those in line today whom a message can reach. */
export const waitingByPhone = <Row extends object>(db: Queryable, queue: Queue, now: Date) =>
  db.query<Row>(BY_PHONE, today(queue, now));
