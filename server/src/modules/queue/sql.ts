/** Conditions and columns that several statements about queues have in common. */

/** Those who wait in a queue: `:service`, `:location`, `:day`. */
export const waiting = () =>
  "service_id = :service AND location_id = :location AND day = :day AND progress = 'waiting'";

/**
 * How many of those waiting are appointments before their time, who stand behind everybody.
 * @param queue a table with `service_id` and `location_id`
 * @param time HH:mm of now
 */
export const countEarly = ({ queue, day, time }: { queue: string; day: string; time: string }) =>
  `(SELECT count(*) FROM ticket t
    WHERE t.service_id = ${queue}.service_id AND t.location_id = ${queue}.location_id AND t.day = ${day}
      AND t.progress = 'waiting' AND t.type <> 'QUEUE' AND t.booking_time > ${time} AND t.rejoined_at IS NULL)`;

/**
 * Changes with every commit that adds a ticket to a queue or removes one: triggers write the row of its day then.
 * @param queueDay a table `queue_day`
 */
export const versionOf = ({ queueDay }: { queueDay: string }) =>
  `${queueDay}.xmin::text || ${queueDay}.ctid::text`;
