import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import { queueNow, queueToday, type Queue } from './queue';

const ORDER = statement(
  'queue-order',
  `SELECT
     (SELECT q.xmin::text || q.ctid::text FROM queue_day q
       WHERE service_id = :service AND location_id = :location AND day = :day) AS version,
     array_to_string(
       ARRAY(SELECT id FROM queue_due
         WHERE service_id = :service AND location_id = :location AND day = :day AND due_at <= :time)
       || ARRAY(SELECT id FROM queue_rest
         WHERE service_id = :service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE),
       ',') AS "ids!"`,
);
/** Places a rejoined ticket after the last of the next few; priority tickets among these have no number to follow. */
const REJOIN = statement(
  'queue-rejoin',
  `UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = :now,
     checked_in_at = coalesce(checked_in_at, :now), started_at = NULL, ended_at = NULL, parked_at = NULL,
     for_counter = '', called_by = NULL,
     rejoined_behind = coalesce((SELECT max(coalesce(rejoined_behind, number)) FROM ticket
       WHERE NOT priority AND id = ANY((
         ARRAY(SELECT id FROM queue_due
           WHERE service_id = :service AND location_id = :location AND day = :day AND due_at <= :time
           LIMIT :behind)
         || ARRAY(SELECT id FROM queue_rest
           WHERE service_id = :service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE
           LIMIT :behind)
       )[1 : :behind])), 0)
   WHERE id = :ticket RETURNING *`,
);
/** Only tickets at the front, up to the longest chosen count, can have reached theirs. */
const REACHED = statement(
  'queue-reached',
  `WITH furthest AS MATERIALIZED (
     SELECT coalesce(max(cnt_to_alert) + 1, 0) AS place FROM ticket
     WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
       AND cnt_to_alert IS NOT NULL
   )
   SELECT t.*, place - 1 AS "ahead!"
   FROM unnest(
       ARRAY(SELECT id FROM queue_due
         WHERE service_id = :service AND location_id = :location AND day = :day AND due_at <= :time
         LIMIT (SELECT place FROM furthest))
       || ARRAY(SELECT id FROM queue_rest
         WHERE service_id = :service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE
         LIMIT (SELECT place FROM furthest))
     ) WITH ORDINALITY AS front(id, place)
   JOIN ticket t USING (id)
   WHERE place - 1 <= t.cnt_to_alert AND t.mob_num IS NOT NULL
     AND NOT EXISTS (SELECT FROM sms_outbox o WHERE o.key = :keyStart || t.id || :keyEnd)`,
);
const BY_PHONE = statement(
  'queue-by-phone',
  `SELECT * FROM ticket
   WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
     AND mob_num IS NOT NULL AND created_at <= :since
   ORDER BY number`,
);
/** Queues of a day in which waiting people have asked for a message. */
const QUEUES = statement(
  'queues-with-alerts',
  `SELECT service_id AS "serviceId", location_id AS "locationId", q.xmin::text || q.ctid::text AS "version!"
   FROM queue_day q WHERE day = :day AND waiting > 0 AND EXISTS (SELECT FROM ticket t
     WHERE t.service_id = q.service_id AND t.location_id = q.location_id AND t.day = q.day
       AND t.progress = 'waiting' AND t.cnt_to_alert IS NOT NULL)`,
);

/** With fewer, missing one's turn would gain time; with more, coming back would be worth little. */
const BEFORE_REJOINED = 3;

/** The waiting tickets of a queue, in order, and the queue's version with this order. */
export interface QueueOrder {
  version: string | null;
  ids: string[];
}

/** @param time HH:mm of now, from which due appointments come first */
export async function readOrder(
  db: Queryable,
  { serviceId, locationId }: Queue,
  day: string,
  time: string,
): Promise<QueueOrder> {
  const values = { service: serviceId, location: locationId, day, time };
  const [row] = await db.query(ORDER, values);
  const { version, ids } = row!;
  return { version, ids: ids === '' ? [] : ids.split(',') };
}

/** Lets an absent ticket back into the queue, behind the next few that wait (decision 88). */
export async function rejoinQueue(
  db: Queryable,
  queue: Queue,
  ticketId: string,
  now: Date,
): Promise<Tables['ticket']> {
  const [row] = await db.query(REJOIN, {
    ...queueNow(queue, now),
    ticket: ticketId,
    now,
    behind: BEFORE_REJOINED,
  });
  return row!;
}

/**
 * Tickets with as few people ahead as their holders chose, or fewer, and without a message so far (QUE-04). The key
 * of the message begins and ends with the last two parameters.
 */
export const reachedAlerts = (
  db: Queryable,
  queue: Queue,
  now: Date,
  [keyStart, keyEnd]: readonly [string, string],
) => db.query(REACHED, { ...queueNow(queue, now), keyStart, keyEnd });

/** Tickets that have waited since an instant or longer, with a number for messages. */
export const waitingByPhone = (db: Queryable, queue: Queue, since: Date) =>
  db.query(BY_PHONE, { ...queueToday(queue, since), since });

/** The queues of today in which waiting people have asked for a message, each with its version. */
export const waitingQueues = (db: Queryable, now: Date) => db.query(QUEUES, { day: cityDay(now) });
