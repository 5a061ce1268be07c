import { statement } from '../../db/db';

/** Bookings within a closure that have no new time yet; none once the office has opened again. */
export const AFFECTED = statement(
  'closures-affected',
  `SELECT t.* FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   WHERE t.progress = 'booked' AND st.department_id = :department
     AND (t.location_id = :location::int OR :location::int IS NULL)
     AND (t.service_id = :service::int OR :service::int IS NULL)
     AND (t.day, t.booking_time) >= (:day::date, :time) AND (t.day, t.booking_time) < (:lastDay::date, :lastTime)
     AND NOT EXISTS (SELECT FROM closed_ticket c
       WHERE c.ticket_id = t.id AND (c.closure_id = :closure::uuid OR c.state IN ('held', 'none')))
     AND EXISTS (SELECT FROM closure WHERE id = :closure::uuid AND reopened_at IS NULL)
   ORDER BY t.created_at, t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED`,
);
/** Closures, in the city's days and times, with bookings to notify or new times to withdraw. */
export const WITH_WORK = statement(
  'closures-with-work',
  `SELECT c.id AS "id!" FROM unnest(:ids::uuid[], :departments::int[], :locations::int[], :services::int[], :days::date[],
     :times::text[], :lastDays::date[], :lastTimes::text[])
     AS c(id, department, location, service, day, time, last_day, last_time)
   WHERE EXISTS (SELECT FROM ticket t JOIN service s ON s.id = t.service_id
       JOIN service_type st ON st.id = s.service_type_id
     WHERE t.progress = 'booked' AND t.day BETWEEN c.day AND c.last_day AND st.department_id = c.department
       AND (t.location_id = c.location OR c.location IS NULL) AND (t.service_id = c.service OR c.service IS NULL)
       AND (t.day, t.booking_time) >= (c.day, c.time) AND (t.day, t.booking_time) < (c.last_day, c.last_time)
       AND NOT EXISTS (SELECT FROM closed_ticket o
         WHERE o.ticket_id = t.id AND (o.closure_id = c.id OR o.state IN ('held', 'none'))))
     OR EXISTS (SELECT FROM closed_ticket o JOIN ticket t ON t.id = o.ticket_id JOIN service s ON s.id = t.service_id
       JOIN service_type st ON st.id = s.service_type_id
     WHERE o.state = 'held' AND o.closure_id <> c.id AND st.department_id = c.department
       AND (o.location_id = c.location OR c.location IS NULL) AND (t.service_id = c.service OR c.service IS NULL)
       AND (o.day, o.time) >= (c.day, c.time) AND (o.day, o.time) < (c.last_day, c.last_time))`,
);
/** Numbers, and bookings whose holders have arrived. */
export const END_NUMBERS = statement(
  'closures-end-numbers',
  `UPDATE ticket SET progress = 'cancelled', ended_at = :now WHERE id IN (
     SELECT t.id FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
     WHERE t.day = :today AND t.progress = 'waiting' AND st.department_id = :department
       AND (t.location_id = :location::int OR :location::int IS NULL)
       AND (t.service_id = :service::int OR :service::int IS NULL)
       AND EXISTS (SELECT FROM closure WHERE id = :closure::uuid AND reopened_at IS NULL)
     ORDER BY t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED)
   RETURNING *`,
);
/** A booking whose holder arrived all the same may end as a number. */
export const RECORD = statement(
  'closures-record',
  `INSERT INTO closed_ticket (closure_id, ticket_id, state, was_location_id, was_day, was_time, location_id, day, time, answer_by,
     delay_seconds, notified_at, message)
   VALUES (:closure, :ticket, :state, :wasAt, :wasDay, :wasTime, :location, :day, :time, :answerBy,
     :delaySeconds, :now, :message)
   ON CONFLICT (ticket_id, closure_id) DO UPDATE SET state = excluded.state, notified_at = excluded.notified_at,
     message = coalesce(excluded.message, closed_ticket.message)`,
);
/** Withdraws new times that fall into a later closure; their bookings get another one. */
export const WITHDRAW = statement(
  'closures-withdraw',
  `DELETE FROM closed_ticket c USING ticket t, service s, service_type st
   WHERE c.state = 'held' AND c.closure_id <> :closure AND t.id = c.ticket_id AND s.id = t.service_id
     AND st.id = s.service_type_id AND st.department_id = :department
     AND (c.location_id = :location::int OR :location::int IS NULL)
     AND (t.service_id = :service::int OR :service::int IS NULL)
     AND (c.day, c.time) >= (:day::date, :time) AND (c.day, c.time) < (:lastDay::date, :lastTime)
   RETURNING t.service_id AS "serviceId", c.location_id AS "locationId!", c.day AS "day!", c.time AS "time!"`,
);
/** Keeps bookings whose old time is still to come. */
export const REOPEN = statement(
  'closures-reopen-tickets',
  `UPDATE closed_ticket c SET state = 'reopened' FROM ticket t
   WHERE t.id = c.ticket_id AND (c.closure_id, c.ticket_id) IN (
     SELECT o.closure_id, o.ticket_id FROM closed_ticket o WHERE o.closure_id = :closure AND o.state IN ('held', 'none')
       AND (o.was_day, o.was_time) > (:day::date, :time) ORDER BY o.ticket_id LIMIT :most)
   RETURNING t.id, t.uid, t.link_number, t.jetton_code, t.service_id, t.location_id, t.mob_area, t.mob_num, t.counter_name, t.language,
     t.day, t.booking_time, c.location_id AS "heldAt?", c.day AS "heldDay?", c.time AS "heldTime?"`,
);
/** New times whose deadline has passed. */
export const EXPIRE = statement(
  'closures-expire',
  `UPDATE closed_ticket c SET state = 'expired' FROM ticket t
   WHERE t.id = c.ticket_id AND (c.closure_id, c.ticket_id) IN (
     SELECT o.closure_id, o.ticket_id FROM closed_ticket o WHERE o.state = 'held' AND o.answer_by <= :now
     ORDER BY o.answer_by LIMIT :most)
   RETURNING t.id, t.service_id AS "serviceId", c.location_id AS "locationId!", c.day AS "day!", c.time AS "time!"`,
);
export const END = statement(
  'closures-end-unanswered',
  `UPDATE ticket SET progress = 'cancelled', ended_at = :now WHERE id = ANY(:ids::uuid[]) AND progress = 'booked' RETURNING *`,
);
