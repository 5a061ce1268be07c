import { statement, type Queryable } from '../../db/db';
import type { smsOutbox } from '../../db/schema';
import type { Sms, SmsMessage } from '../../module';

/** A message that this process has taken to deliver; `attempts` from 1 on, this one included. */
export type Claimed = Pick<
  typeof smsOutbox.$inferSelect,
  'id' | 'key' | 'kind' | 'mob_area' | 'mob_num' | 'text' | 'attempts' | 'expires_at'
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
   RETURNING id, key, kind, mob_area, mob_num, text, attempts, expires_at`,
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
  'UPDATE sms_outbox SET next_attempt_at = $2 WHERE id = $1 AND attempts = $3 AND sent_at IS NULL',
);
const DROP = statement(
  'sms-drop',
  `UPDATE sms_outbox SET dropped_at = $2, dropped_because = $4, ${BLANK_CODE} WHERE id = $1 AND sent_at IS NULL`,
);
const UNDELIVERED = statement(
  'sms-undelivered',
  `SELECT key FROM sms_outbox WHERE key = ANY($1) AND sent_at IS NULL AND (dropped_at IS NOT NULL OR attempts > 0)`,
);
const WITHDRAW = statement(
  'sms-withdraw',
  `UPDATE sms_outbox SET dropped_at = now(), dropped_because = 'late', code = NULL,
     text = CASE WHEN kind = 'code' THEN '' ELSE text END
   WHERE key = ANY($1) AND sent_at IS NULL AND dropped_at IS NULL`,
);

/** Messages wait in a table, so that they are written with what they tell of and survive a restart. */
export const outbox: Sms = {
  async enqueue(db: Queryable, { key, kind, mobile, text, code, expiresAt }: SmsMessage) {
    await db.query(ENQUEUE, [key, kind, mobile.area, mobile.number, text, code ?? null, expiresAt]);
  },
  async undelivered(db, keys) {
    return (await db.query<{ key: string }>(UNDELIVERED, [keys])).map(({ key }) => key);
  },
  async withdraw(db, keys) {
    await db.query(WITHDRAW, [keys]);
  },
};

/** Takes what is due, at most so many, until `leaseEnds`. */
export const claim = (db: Queryable, now: Date, leaseEnds: Date, most: number): Promise<Claimed[]> =>
  db.query<Claimed>(CLAIM, [now, leaseEnds, most]);

/** @param keepsCodes for the development outbox, which shows what was sent */
export const recordSent = (db: Queryable, { id }: Claimed, now: Date, keepsCodes: boolean) =>
  db.query(SENT, [id, now, keepsCodes]);

export const recordLater = (db: Queryable, { id, attempts }: Claimed, next: Date) =>
  db.query(LATER, [id, next, attempts]);

export const recordDropped = (db: Queryable, { id }: Claimed, now: Date, because: DropReason) =>
  db.query(DROP, [id, now, false, because]);
