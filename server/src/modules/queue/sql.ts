/** Conditions and columns that several statements about queues have in common. */

/** The waiting tickets of a queue: `:location` and `:day`, and its service. */
export const waiting = (service = ':service') =>
  `service_id = ${service} AND location_id = :location AND day = :day AND progress = 'waiting'`;

/** The tickets that one counter, `:counter`, may call: most are for any counter of their queue. */
const FOR_COUNTER = "for_counter IN ('', :counter)";

/** An appointment whose time has come, by `:time`. */
const DUE = "type <> 'QUEUE' AND rejoined_at IS NULL AND booking_time <= :time";

/**
 * The order of a queue, in two parts that an index each has in order, so that nothing is sorted. First come arrived
 * appointments whose time has come.
 */
export const dueIds = ({ service, ofCounter = false }: { service?: string; ofCounter?: boolean } = {}) =>
  `SELECT id FROM ticket WHERE ${waiting(service)} AND ${DUE}${ofCounter ? ` AND ${FOR_COUNTER}` : ''}
   ORDER BY booking_time, created_at, id`;
/**
 * Then priority numbers, then the others by number; a rejoined ticket follows the one that it was placed behind.
 * Early appointments have no number, and are called last.
 */
export const otherIds = ({ service, ofCounter = false }: { service?: string; ofCounter?: boolean } = {}) =>
  `SELECT id FROM ticket WHERE ${waiting(service)} AND NOT (${DUE})${ofCounter ? ` AND ${FOR_COUNTER}` : ''}
   ORDER BY priority DESC, coalesce(rejoined_behind, number), rejoined_at NULLS FIRST, booking_time, created_at, id`;

/**
 * How many waiting tickets are appointments before their time, which stand behind all others.
 * @param queue a table with `service_id` and `location_id`
 * @param time HH:mm of now
 */
export const countEarly = ({ queue, day, time }: { queue: string; day: string; time: string }) =>
  `(SELECT count(*) FROM ticket t
    WHERE t.service_id = ${queue}.service_id AND t.location_id = ${queue}.location_id AND t.day = ${day}
      AND t.progress = 'waiting' AND t.type <> 'QUEUE' AND t.booking_time > ${time} AND t.rejoined_at IS NULL)`;

/**
 * Changes with every commit that adds a ticket to a queue or removes one, as triggers then write the row of its day.
 * @param queueDay a table `queue_day`
 */
export const versionOf = ({ queueDay }: { queueDay: string }) =>
  `${queueDay}.xmin::text || ${queueDay}.ctid::text`;
