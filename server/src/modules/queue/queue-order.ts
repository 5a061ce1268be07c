import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import { queueNow, queueToday, type Queue } from './queue';
import { dueIds, otherIds, versionOf, waiting } from './sql';

const WAITING = waiting();
const VERSION = versionOf({ queueDay: 'q' });
const DUE_IDS = dueIds();
const OTHER_IDS = otherIds();

/** The first ids of a queue, in order, as an array. */
const first = (most: string) => `(ARRAY(${DUE_IDS} LIMIT ${most}) || ARRAY(${OTHER_IDS} LIMIT ${most}))`;

const ORDER = statement(
  'queue-order',
  `SELECT (SELECT ${VERSION} FROM queue_day q
       WHERE service_id = :service AND location_id = :location AND day = :day) AS version,
     array_to_string(ARRAY(${DUE_IDS}) || ARRAY(${OTHER_IDS}), ',') AS "ids!"`,
);
/**
 * Serialises concurrent calls, so that each counter gets its own ticket. Not SKIP LOCKED, which would skip a ticket
 * that is checked in at that very moment.
 */
const CALL_NEXT = statement(
  'queue-call-next',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy
   WHERE id = coalesce((${dueIds({ ofCounter: true })} LIMIT 1 FOR UPDATE),
     (${otherIds({ ofCounter: true })} LIMIT 1 FOR UPDATE))
   RETURNING *`,
);
/** Places a rejoined ticket after the last of the next few; priority tickets among these have no number to follow. */
const REJOIN = statement(
  'queue-rejoin',
  `UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = :now,
     checked_in_at = coalesce(checked_in_at, :now), started_at = NULL, ended_at = NULL, parked_at = NULL,
     for_counter = '', called_by = NULL,
     rejoined_behind = coalesce((SELECT max(coalesce(rejoined_behind, number)) FROM ticket
       WHERE NOT priority AND id = ANY(${first(':behind')}[1 : :behind])), 0)
   WHERE id = :ticket RETURNING *`,
);
/** Only this many tickets at the front can have reached their chosen count. */
const FURTHEST_ALERT = `(SELECT coalesce(max(cnt_to_alert) + 1, 0) FROM ticket
  WHERE ${WAITING} AND cnt_to_alert IS NOT NULL)`;
const REACHED = statement(
  'queue-reached',
  `SELECT t.*, place - 1 AS "ahead!"
   FROM unnest(${first(FURTHEST_ALERT)}) WITH ORDINALITY AS front(id, place) JOIN ticket t USING (id)
   WHERE place - 1 <= t.cnt_to_alert AND t.mob_num IS NOT NULL
     AND NOT EXISTS (SELECT FROM sms_outbox o WHERE o.key = :keyStart || t.id || :keyEnd)`,
);
const BY_PHONE = statement(
  'queue-by-phone',
  `SELECT * FROM ticket WHERE ${WAITING} AND mob_num IS NOT NULL AND created_at <= :since ORDER BY number`,
);
/** Queues of a day in which waiting people have asked for a message. */
const QUEUES = statement(
  'queues-with-alerts',
  `SELECT service_id AS "serviceId", location_id AS "locationId", ${VERSION} AS "version!"
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

/** The calling counter, and the clerk at it; null for a counter system. */
export interface CallingCounter {
  counter: string;
  calledBy: string | null;
}

/** Calls the next ticket to a counter; undefined if none waits. */
export async function callNextOf(
  db: Queryable,
  queue: Queue,
  calling: CallingCounter,
  now: Date,
): Promise<Tables['ticket'] | undefined> {
  const [row] = await db.query(CALL_NEXT, { ...queueNow(queue, now), ...calling, now });
  return row;
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
