import { statement } from '../../db/db';

export const LIST = statement(
  'notices-list',
  `SELECT * FROM office_notice WHERE location_id = :location AND department_id = :department
     AND (ends_at > :now OR ends_at >= :midnight)
   ORDER BY (ended_at IS NULL AND ends_at > :now) DESC, made_at DESC, id LIMIT 50`,
);
/** The tickets of today that a notice concerns, and the telephone numbers among them. */
export const COUNT = statement(
  'notices-count',
  `SELECT count(*) AS "onPage!", count(DISTINCT (mob_area, mob_num)) FILTER (WHERE mob_num IS NOT NULL) AS "byMessage!"
   FROM ticket WHERE day = :day AND location_id = :location AND service_id = ANY(:services)
     AND progress IN ('waiting', 'booked')`,
);
export const LOCK = statement('notices-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
export const FIND = statement('notices-find', 'SELECT * FROM office_notice WHERE id = $1');
/** What limits the next notice of a department at an office: others in force, equal ones, rounds of messages. */
export const OTHERS = statement(
  'notices-others',
  `SELECT count(*) FILTER (WHERE is_on) AS "inForce!",
     count(*) FILTER (WHERE is_on AND texts = :texts AND service_id IS NOT DISTINCT FROM :service::int) AS "equal!",
     count(*) FILTER (WHERE told_at > :hourAgo) AS "told!"
   FROM (SELECT *, ended_at IS NULL AND ends_at > :now AS is_on FROM office_notice
     WHERE location_id = :location AND department_id = :department AND id <> :id) AS other`,
);
export const MAKE = statement(
  'notices-make',
  `INSERT INTO office_notice (id, department_id, location_id, service_id, kind, minutes, texts, made_at, saved_at, ends_at)
   VALUES (:id, :department, :location, :service, :kind, :minutes, :texts, :now, :now, :ends)`,
);
export const CHANGE = statement(
  'notices-change',
  `UPDATE office_notice SET kind = :kind, minutes = :minutes, texts = :texts, ends_at = :ends, saved_at = :now
   WHERE id = :id AND saved_at = :savedAt AND ended_at IS NULL AND ends_at > :now RETURNING id`,
);
/** One ticket for each telephone number: a waiting ticket if there is one, else a booking. */
export const RECEIVERS = statement(
  'notices-receivers',
  `INSERT INTO notice_receiver (notice_id, ticket_id)
   SELECT :id, id FROM (
     SELECT DISTINCT ON (mob_area, mob_num) id FROM ticket
     WHERE day = :day AND location_id = :location AND service_id = ANY(:services) AND progress IN ('waiting', 'booked')
       AND mob_num IS NOT NULL
     ORDER BY mob_area, mob_num, progress DESC, created_at, id) AS person
   RETURNING ticket_id`,
);
export const TOLD = statement(
  'notices-told',
  'UPDATE office_notice SET rounds = rounds + 1, told_at = :now, messages = :messages WHERE id = :id',
);
export const FORGET_RECEIVERS = statement(
  'notices-forget-receivers',
  'DELETE FROM notice_receiver WHERE notice_id = $1',
);
export const END = statement(
  'notices-end',
  'UPDATE office_notice SET ended_at = :now WHERE id = :id AND ended_at IS NULL AND ends_at > :now',
);
