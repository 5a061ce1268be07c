import type { MyTicket } from '@vez/shared/contracts';
import { cityDay, cityTimeReached } from '@vez/shared/dates';
import { statement, type Queryable, type Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import type { ServicePoint } from '../catalogue';
import { EARLY } from '../line';
import { CODE, grantTickets, wishesBy, WRITE_NUMBERED, type ReadyTicket } from '../tickets';

const QUOTA = `(SELECT queue_quota FROM service_location p
  WHERE p.service_id = q.service_id AND p.location_id = q.location_id)`;

/**
 * All that numbers write, in one statement. `$3` is today, `$4` HH:mm of now.
 *
 * - `wish`: who asks, in their order at each queue;
 * - `given`: how many get a number there, within the quota of the moment: the first of them;
 * - `line`: who stands before these;
 * - `numbered`: the number of each, and what they find.
 */
const GIVE = statement(
  'numbers-give',
  `WITH ${wishesBy('service_id, location_id')}, given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
     SELECT service_id, location_id, $3, least(wanted, queue_quota), least(wanted, queue_quota)
     FROM (SELECT service_id, location_id, count(*) AS wanted FROM wish GROUP BY 1, 2) AS wanted
     JOIN service_location USING (service_id, location_id)
     WHERE queue_quota > 0 ORDER BY 1, 2
     ON CONFLICT (service_id, location_id, day) DO UPDATE
     SET last_number = q.last_number + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given),
       remote_given = q.remote_given + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given)
     WHERE q.remote_given < ${QUOTA}
     RETURNING service_id, location_id, coalesce(old.last_number, 0) AS last,
       new.remote_given - coalesce(old.remote_given, 0) AS granted, new.waiting, new.not_checked_in
   ), line AS MATERIALIZED (
     SELECT service_id, location_id, last, granted, not_checked_in, queue_letter, code_digits,
       code_suffix, waiting - ${EARLY} AS waiting
     FROM given AS p JOIN service_location USING (service_id, location_id)
   ), numbered AS (
     SELECT wish.*, number, code, json_build_object('waitCount', waiting + turn - 1,
       'notCheckInCount', not_checked_in + turn, 'ticket', json_build_object('jettonCode', code)) AS late
     FROM wish JOIN line USING (service_id, location_id),
       LATERAL (SELECT last + turn AS number, ${CODE} AS code) AS given
     WHERE turn <= granted
   ), ${WRITE_NUMBERED}`,
);
const NEXT_ON_SITE = statement(
  'number-next-on-site',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES ($1, $2, $3, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   RETURNING last_number AS number`,
);

/**
 * Gives numbers to those who ask, in their order, and keeps their answers; `queueFull` to those for whom the quota
 * of the day has none left (QUE-15).
 * @throws Refusal `alreadyQueued` where the only one of them stands in this line already
 */
export const giveNumbers = (tx: Transaction, ready: ReadyTicket[], now: Date): Promise<Outcome<MyTicket>[]> =>
  grantTickets(tx, ready, {
    statement: GIVE,
    values: [cityDay(now), cityTimeReached(now)],
    none: 'queueFull',
    second: 'alreadyQueued',
  });

export async function nextOnSiteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  const keys = [row.service_id, row.location_id, cityDay(now)];
  const [given] = await db.query<{ number: number }>(NEXT_ON_SITE, keys);
  return given!.number;
}
