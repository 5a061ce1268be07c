import type { MyTicket } from '@vez/shared/contracts';
import { cityDay, cityTime } from '@vez/shared/dates';
import { statement, type Queryable, type Transaction } from '../../db/db';
import { withLate } from '../../db/late';
import type { Outcome } from '../../db/outcome';
import type { Receipt } from '../../module';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import { NEW_TICKET, orRefuse, ticketsAsJson, type TicketRow } from '../tickets';

const QUOTA = `(SELECT queue_quota FROM service_location p
  WHERE p.service_id = q.service_id AND p.location_id = q.location_id)`;

/**
 * All that numbers write, in one statement: whoever comes next waits for the row of the last number until this is
 * durable. `$1` the tickets, `$2` what their answers are kept under, `$3` today, `$4` HH:mm of now.
 *
 * - `wish`: who asks, in their order at each queue;
 * - `given`: how many get a number there, within the quota of the moment: the first of them;
 * - `line`: who stands before these; appointments that came early stand behind everybody;
 * - `numbered`: the number of each, and `late`: what of the answer nobody knew before.
 */
const GIVE = statement(
  'numbers-give',
  `WITH wish AS (
     SELECT ${NEW_TICKET}, row_number() OVER (PARTITION BY service_id, location_id ORDER BY ordinality) AS turn
     FROM json_populate_recordset(NULL::ticket, $1) WITH ORDINALITY
   ), given AS (
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
     SELECT service_id, location_id, last, granted, not_checked_in, queue_letter,
       waiting - (SELECT count(*) FROM ticket t
         WHERE t.service_id = given.service_id AND t.location_id = given.location_id AND t.day = $3
           AND t.progress = 'waiting' AND t.type <> 'QUEUE' AND t.booking_time > $4) AS waiting
     FROM given JOIN service_location USING (service_id, location_id)
   ), numbered AS (
     SELECT wish.*, number, code, json_build_object('waitCount', waiting + turn - 1,
       'notCheckInCount', not_checked_in + turn, 'ticket', json_build_object('jettonCode', code)) AS late
     FROM wish JOIN line USING (service_id, location_id),
       LATERAL (SELECT last + turn AS number, queue_letter || to_char(last + turn, 'FM999999000') AS code) AS given
     WHERE turn <= granted
   ), tickets AS (
     INSERT INTO ticket (${NEW_TICKET}, number, jetton_code) SELECT ${NEW_TICKET}, number, code FROM numbered
   ), kept AS (
     INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
     SELECT key, subject, fingerprint, answer::json, late FROM numbered
     JOIN json_to_recordset($2) AS kept(id uuid, key uuid, subject text, fingerprint text, answer text) USING (id)
   )
   SELECT id, late FROM numbered`,
);
const NEXT_ON_SITE = statement(
  'number-next-on-site',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES ($1, $2, $3, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   RETURNING last_number AS number`,
);

/** The zone's letter and three digits, such as A037. */
export const codeOf = ({ row }: ServicePoint, number: number): string =>
  `${row.queue_letter}${String(number).padStart(3, '0')}`;

/** A ticket that lacks nothing but its number, and the answer that tells of it. */
export interface WantedNumber {
  row: TicketRow;
  answer: MyTicket;
  receipt: Receipt | undefined;
}

/**
 * Gives numbers to those who ask, in their order, and keeps their answers; `queueFull` to those for whom the quota
 * of the day has none left (QUE-15).
 * @throws Refusal `alreadyQueued` where the only one of them stands in this line already
 */
export async function giveNumbers(
  tx: Transaction,
  wanted: WantedNumber[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const kept = wanted.flatMap(({ row: { id }, answer, receipt }) =>
    receipt === undefined ? [] : [{ ...receipt, id, answer: JSON.stringify(answer) }],
  );
  const values = [
    ticketsAsJson(wanted.map(({ row }) => row)),
    JSON.stringify(kept),
    cityDay(now),
    cityTime(now),
  ];
  const giving = tx.last(() => tx.query<{ id: string; late: object }>(GIVE, values));
  const given = await (wanted.length === 1 ? orRefuse(giving, 'alreadyQueued') : giving);
  const late = new Map(given.map((number) => [number.id, number.late]));
  return wanted.map(({ row: { id }, answer }) =>
    late.has(id)
      ? { answer: withLate(answer, late.get(id)), isKept: true }
      : { fault: new Refusal('queueFull') },
  );
}

export async function nextOnSiteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  const keys = [row.service_id, row.location_id, cityDay(now)];
  const [given] = await db.query<{ number: number }>(NEXT_ON_SITE, keys);
  return given!.number;
}
