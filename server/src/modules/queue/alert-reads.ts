import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { ASKED_AHEAD } from './arrival-questions';
import { queueToday, type Queue } from './queue';
import { frontOf } from './queue-order';

/** The largest number of people ahead at which anyone in the queue asked to be alerted. */
const FURTHEST = statement(
  'queue-furthest-alert',
  `SELECT max(cnt_to_alert) AS ahead FROM ticket
   WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
     AND cnt_to_alert IS NOT NULL`,
);
const REACHED = statement(
  'queue-reached',
  `SELECT t.*, place - 1 AS "ahead!"
   FROM unnest(:front::uuid[]) WITH ORDINALITY AS front(id, place) JOIN ticket t USING (id)
   WHERE place - 1 <= t.cnt_to_alert AND t.mob_num IS NOT NULL AND t.progress = 'waiting'
     AND (t.here_asked_at IS NULL OR t.cnt_to_alert < :asked)
     AND NOT EXISTS (SELECT FROM sms_outbox o WHERE o.key = :keyStart || t.id || :keyEnd
       || coalesce(':' || (extract(epoch FROM t.let_pass_at) * 1000)::bigint, ''))`,
);
const BY_PHONE = statement(
  'queue-by-phone',
  `SELECT * FROM ticket
   WHERE service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'
     AND mob_num IS NOT NULL AND created_at <= :since
   ORDER BY number`,
);
/** Queues of a day in which waiting people have asked for a message, or are asked if they are here. */
const QUEUES = statement(
  'queues-with-alerts',
  `SELECT service_id AS "serviceId", location_id AS "locationId",
     q.xmin::text || q.ctid::text || calling_state(o, service_id, day) AS "version!",
     asks AS "asks!"
   FROM queue_day q JOIN location o ON o.id = location_id
   CROSS JOIN LATERAL (SELECT o.asks_arrival AND NOT o.remote_counter AND not_checked_in > 0 AS asks) AS office
   WHERE day = :day AND waiting > 0 AND (asks OR EXISTS (SELECT FROM ticket t
     WHERE t.service_id = q.service_id AND t.location_id = q.location_id AND t.day = q.day
       AND t.progress = 'waiting' AND t.cnt_to_alert IS NOT NULL))`,
);

/**
 * Tickets with as few people ahead as their holders chose, or fewer, and without a message so far (QUE-04); the
 * question if they are here says the same. The key of the message begins and ends with the last two parameters; for a
 * holder who let others go first, the time follows.
 */
export async function reachedAlerts(
  db: Queryable,
  queue: Queue,
  now: Date,
  [keyStart, keyEnd]: readonly [string, string],
) {
  const [furthest] = await db.query(FURTHEST, queueToday(queue, now));
  // Only tickets at the front, up to the longest chosen count, can have reached theirs.
  const front = await frontOf(db, queue, now, (furthest?.ahead ?? -1) + 1);
  return db.query(REACHED, { front, keyStart, keyEnd, asked: ASKED_AHEAD });
}

/** Tickets that have waited since an instant or longer, with a number for messages. */
export const waitingByPhone = (db: Queryable, queue: Queue, since: Date) =>
  db.query(BY_PHONE, { ...queueToday(queue, since), since });

/** The queues of today in which waiting people have asked for a message or are asked if they are here, each with its version. */
export const waitingQueues = (db: Queryable, now: Date) => db.query(QUEUES, { day: cityDay(now) });
