import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { queueNow, queueToday, VERSION, WAITING, type Queue } from './queue';

/** An appointment whose time has come. `$4` is HH:mm of now. */
const DUE = "type <> 'QUEUE' AND rejoined_at IS NULL AND booking_time <= $4";

/**
 * The order of a queue, in two parts that an index each has in order, so that nothing is sorted. First appointments
 * whose time has come and who are there.
 */
const DUE_IDS = `SELECT id FROM ticket WHERE ${WAITING} AND ${DUE} ORDER BY booking_time, created_at, id`;
/**
 * Then priority numbers, then by number; whoever came back stands behind the number beside which they were let in
 * again. Who came early for an appointment has no number, and is called when nobody else waits.
 */
const OTHER_IDS = `SELECT id FROM ticket WHERE ${WAITING} AND NOT (${DUE})
  ORDER BY priority DESC, coalesce(rejoined_behind, number), rejoined_at NULLS FIRST, booking_time, created_at, id`;

/** The ids of the first so many of a queue, in order, as an array. */
const first = (most: string) => `(ARRAY(${DUE_IDS} LIMIT ${most}) || ARRAY(${OTHER_IDS} LIMIT ${most}))`;

const ORDER = statement(
  'queue-order',
  `SELECT (SELECT ${VERSION} FROM queue_day q WHERE service_id = $1 AND location_id = $2 AND day = $3) AS version,
     array_to_string(ARRAY(${DUE_IDS}) || ARRAY(${OTHER_IDS}), ',') AS ids`,
);
/**
 * Of two counters that call at once the second waits for the first, and gets the next. Not SKIP LOCKED: it would
 * pass over whoever says at that very moment that they have arrived.
 */
const CALL_NEXT = statement(
  'queue-call-next',
  `UPDATE ticket SET progress = 'called', counter_name = $5, called_at = $6
   WHERE id = coalesce((${DUE_IDS} LIMIT 1 FOR UPDATE), (${OTHER_IDS} LIMIT 1 FOR UPDATE))
   RETURNING *`,
);
/** Of the next few, those ahead of ordinary numbers have no number to stand behind. */
const REJOIN = statement(
  'queue-rejoin',
  `UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = $6,
     checked_in_at = coalesce(checked_in_at, $6),
     rejoined_behind = coalesce((SELECT max(coalesce(rejoined_behind, number)) FROM ticket
       WHERE NOT priority AND id = ANY(${first('$7')}[1:$7])), 0)
   WHERE id = $5 RETURNING *`,
);
/** Only so many of the first can have reached what they asked for. */
const FURTHEST_ALERT = `(SELECT coalesce(max(cnt_to_alert) + 1, 0) FROM ticket
  WHERE ${WAITING} AND cnt_to_alert IS NOT NULL)`;
const REACHED = statement(
  'queue-reached',
  `SELECT t.*, place - 1 AS ahead
   FROM unnest(${first(FURTHEST_ALERT)}) WITH ORDINALITY AS front(id, place) JOIN ticket t USING (id)
   WHERE place - 1 <= t.cnt_to_alert AND t.mob_num IS NOT NULL
     AND NOT EXISTS (SELECT FROM sms_outbox o WHERE o.key = $5 || t.id || $6)`,
);
const BY_PHONE = statement(
  'queue-by-phone',
  `SELECT * FROM ticket WHERE ${WAITING} AND mob_num IS NOT NULL AND created_at <= $4 ORDER BY number`,
);
/** Queues of a day in which somebody waits who wants a message. */
const QUEUES = statement(
  'queues-with-alerts',
  `SELECT service_id AS "serviceId", location_id AS "locationId", ${VERSION} AS version
   FROM queue_day q WHERE day = $1 AND waiting > 0 AND EXISTS (SELECT FROM ticket t
     WHERE t.service_id = q.service_id AND t.location_id = q.location_id AND t.day = q.day
       AND t.progress = 'waiting' AND t.cnt_to_alert IS NOT NULL)`,
);

/** Fewer, and missing one's turn would gain time; more, and coming back would be worth little. */
const BEFORE_WHO_COMES_BACK = 3;

/** Everybody who waits in a queue, and the version of the queue that this is the order of. */
export interface QueueOrder {
  version: string | null;
  ids: string[];
}

/** @param time HH:mm of now: by it appointments come first */
export async function readOrder(
  db: Queryable,
  { serviceId, locationId }: Queue,
  day: string,
  time: string,
): Promise<QueueOrder> {
  const values = [serviceId, locationId, day, time];
  const [row] = await db.query<{ version: string | null; ids: string }>(ORDER, values);
  const { version, ids } = row!;
  return { version, ids: ids === '' ? [] : ids.split(',') };
}

/** Calls whoever is next to a counter; nothing where nobody waits. */
export async function callNextOf<Row extends object>(
  db: Queryable,
  queue: Queue,
  counter: string,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(CALL_NEXT, [...queueNow(queue, now), counter, now]);
  return row;
}

/** Lets whoever has come back into the line again, behind the next few who wait (decision 88). */
export async function rejoinLine<Row extends object>(
  db: Queryable,
  queue: Queue,
  ticketId: string,
  now: Date,
): Promise<Row> {
  const values = [...queueNow(queue, now), ticketId, now, BEFORE_WHO_COMES_BACK];
  const [row] = await db.query<Row>(REJOIN, values);
  return row!;
}

/**
 * Those who asked to be told when so many are ahead, now have that many or fewer, and have not been told (QUE-04).
 * @param told what the key of their message begins and ends with
 */
export const reachedAlerts = <Row extends object>(
  db: Queryable,
  queue: Queue,
  now: Date,
  told: readonly [string, string],
) => db.query<Row & { ahead: number }>(REACHED, [...queueNow(queue, now), ...told]);

/** Those in line today, since an instant or longer, whom a message can reach. */
export const waitingByPhone = <Row extends object>(db: Queryable, queue: Queue, since: Date) =>
  db.query<Row>(BY_PHONE, [...queueToday(queue, since), since]);

/** The queues of today in which somebody waits who wants a message, each with its version. */
export const waitingQueues = (db: Queryable, now: Date) =>
  db.query<Queue & { version: string }>(QUEUES, [cityDay(now)]);
