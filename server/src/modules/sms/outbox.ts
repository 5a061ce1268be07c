import { statement, type Queryable, type Tables } from '../../db/db';
import type { Sms, SmsMessage } from '../../sms';

/** A message that this process has taken to deliver; `attempts` from 1 on, this one included. */
export type Claimed = Pick<
  Tables['sms_outbox'],
  'id' | 'key' | 'kind' | 'mob_area' | 'mob_num' | 'text' | 'attempts' | 'refused_attempts' | 'expires_at'
>;

export type DropReason = 'late' | 'refused' | 'failed';

const ENQUEUE = statement(
  'sms-enqueue',
  `INSERT INTO sms_outbox (key, kind, mob_area, mob_num, text, code, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING`,
);
/**
 * A lease: until `$2` nobody else takes the message. A process that dies leaves it to the others, and the attempt
 * counts, so that a message that ends processes ends too. Codes go first, since somebody sits and waits.
 */
const CLAIM = statement(
  'sms-claim',
  `UPDATE sms_outbox SET next_attempt_at = $2, attempts = attempts + 1 WHERE id IN (
     SELECT id FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= $1
     ORDER BY kind <> 'code', id LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING id, key, kind, mob_area, mob_num, text, attempts, refused_attempts, expires_at`,
);
/** A code is worth something until it expires: nobody reads it here once it has gone out or never will. */
const BLANK_CODE = `code = CASE WHEN $3 THEN code END, text = CASE WHEN $3 OR kind <> 'code' THEN text ELSE '' END`;
const SENT = statement(
  'sms-sent',
  `UPDATE sms_outbox SET sent_at = $2, ${BLANK_CODE} WHERE id = $1 AND sent_at IS NULL`,
);
/** Not where another process has taken it since. */
const LATER = statement(
  'sms-later',
  `UPDATE sms_outbox SET next_attempt_at = $2, refused_attempts = refused_attempts + $4
   WHERE id = $1 AND attempts = $3 AND sent_at IS NULL`,
);
const DROP = statement(
  'sms-drop',
  `UPDATE sms_outbox SET dropped_at = $2, dropped_because = $4, refused_attempts = refused_attempts + $5, ${BLANK_CODE}
   WHERE id = $1 AND sent_at IS NULL`,
);
/** Refused as often as it was tried: while an attempt runs, and after one without an answer, it is not. */
const TAKE_BACK = statement(
  'sms-take-back',
  `UPDATE sms_outbox SET dropped_at = coalesce(dropped_at, now()),
     dropped_because = coalesce(dropped_because, 'late'), code = NULL,
     text = CASE WHEN kind = 'code' THEN '' ELSE text END
   WHERE key = ANY($1) AND sent_at IS NULL AND attempts = refused_attempts
     AND (attempts > 0 OR dropped_at IS NOT NULL)
   RETURNING key`,
);

/** Messages wait in a table, so that they are written with what they tell of and survive a restart. */
export const outbox: Sms = {
  async enqueue(db: Queryable, { key, kind, mobile, text, code, expiresAt }: SmsMessage) {
    await db.query(ENQUEUE, [key, kind, mobile.area, mobile.number, text, code ?? null, expiresAt]);
  },
  async takeBack(db, keys) {
    return (await db.query(TAKE_BACK, [keys])).map(({ key }) => key);
  },
};

/** Takes what is due, at most so many, until `leaseEnds`. */
export const claim = (db: Queryable, now: Date, leaseEnds: Date, most: number): Promise<Claimed[]> =>
  db.query(CLAIM, [now, leaseEnds, most]);

/** @param keepsCodes for the development outbox, which shows what was sent */
export const recordSent = (db: Queryable, { id }: Claimed, now: Date, keepsCodes: boolean) =>
  db.query(SENT, [id, now, keepsCodes]);

/** @param wasRefused whether it is known that this attempt sent nothing */
export const recordLater = (db: Queryable, { id, attempts }: Claimed, next: Date, wasRefused: boolean) =>
  db.query(LATER, [id, next, attempts, wasRefused ? 1 : 0]);

/** @param wasRefused whether it is known that this attempt sent nothing */
export const recordDropped = (
  db: Queryable,
  { id }: Claimed,
  now: Date,
  { because, wasRefused }: { because: DropReason; wasRefused: boolean },
) => db.query(DROP, [id, now, false, because, wasRefused ? 1 : 0]);
