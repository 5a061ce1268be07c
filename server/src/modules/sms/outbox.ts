import { statement, type Queryable, type Tables } from '../../db/db';
import type { Sms, SmsMessage } from '../../module-api/sms';

/** A message that this process has claimed for delivery; `attempts` starts at 1 and includes this one. */
export type Claimed = Pick<
  Tables['sms_outbox'],
  'id' | 'key' | 'kind' | 'mob_area' | 'mob_num' | 'text' | 'attempts' | 'refused_attempts' | 'expires_at'
>;

export type DropReason = 'late' | 'refused' | 'failed';

const ENQUEUE = statement(
  'sms-enqueue',
  `INSERT INTO sms_outbox (key, kind, mob_area, mob_num, text, code, expires_at)
   SELECT :key, :kind, :area, kept_name(:number), kept_text(:text), kept_text(:code), :expiresAt
   WHERE may_get_sms(kept_name(:number), :kind) ON CONFLICT (key) DO NOTHING RETURNING key`,
);
/**
 * A lease: until it ends no other process takes the message. If a process dies, the others take over, and the attempt
 * counts, so that a message that crashes processes is dropped in the end. Codes go first, since a citizen waits; what concerns
 * another hour or a whole office goes last, so that it delays no call.
 */
const CLAIM = statement(
  'sms-claim',
  `UPDATE sms_outbox SET next_attempt_at = :leaseEnds, attempts = attempts + 1 WHERE id IN (
     SELECT id FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= :now
     ORDER BY kind <> 'code', kind IN ('booked', 'reminder', 'givenUp', 'moved', 'delay', 'notice'), id LIMIT :most FOR UPDATE SKIP LOCKED)
   RETURNING id, key, kind, mob_area, mob_num, text, attempts, refused_attempts, expires_at`,
);
/** A code is secret until it expires: it is deleted here once it was sent or dropped. */
const SENT = statement(
  'sms-sent',
  `UPDATE sms_outbox SET sent_at = :now, code = CASE WHEN :keepsCode THEN code END,
     text = CASE WHEN :keepsCode OR kind <> 'code' THEN text ELSE '' END
   WHERE id = :id AND sent_at IS NULL`,
);
/** Has no effect if another process has claimed the message since. */
const LATER = statement(
  'sms-later',
  `UPDATE sms_outbox SET next_attempt_at = :next, refused_attempts = refused_attempts + :refused
   WHERE id = :id AND attempts = :attempts AND sent_at IS NULL`,
);
const DROP = statement(
  'sms-drop',
  `UPDATE sms_outbox SET dropped_at = :now, dropped_because = :because,
     refused_attempts = refused_attempts + :refused, code = NULL,
     text = CASE WHEN kind = 'code' THEN '' ELSE text END
   WHERE id = :id AND sent_at IS NULL`,
);
/** Every attempt was refused: that excludes a running attempt, and one without an answer. */
const TAKE_BACK = statement(
  'sms-take-back',
  `UPDATE sms_outbox SET dropped_at = coalesce(dropped_at, now()),
     dropped_because = coalesce(dropped_because, 'late'), code = NULL,
     text = CASE WHEN kind = 'code' THEN '' ELSE text END
   WHERE key = ANY($1) AND sent_at IS NULL AND attempts = refused_attempts
     AND (attempts > 0 OR dropped_at IS NOT NULL)
   RETURNING key`,
);

/** Messages wait in a table, so that they commit with the change that they announce and survive a restart. */
export const outbox: Sms = {
  async enqueue(db: Queryable, { key, kind, mobile, text, code, expiresAt }: SmsMessage) {
    const { area, number } = mobile;
    const values = { key, kind, area, number, text, code: code ?? null, expiresAt };
    return (await db.query(ENQUEUE, values)).length > 0;
  },
  async takeBack(db, keys) {
    return (await db.query(TAKE_BACK, [keys])).map(({ key }) => key);
  },
};

/** Claims due messages until `leaseEnds`, at most `most`. */
export const claim = (db: Queryable, now: Date, leaseEnds: Date, most: number): Promise<Claimed[]> =>
  db.query(CLAIM, { now, leaseEnds, most });

/** @param keepsCodes for the development outbox, which shows sent messages */
export const recordSent = (db: Queryable, { id }: Claimed, now: Date, keepsCodes: boolean) =>
  db.query(SENT, { id, now, keepsCode: keepsCodes });

/** @param wasRefused whether this attempt certainly sent nothing */
export const recordLater = (db: Queryable, { id, attempts }: Claimed, next: Date, wasRefused: boolean) =>
  db.query(LATER, { id, next, attempts, refused: wasRefused ? 1 : 0 });

/** @param wasRefused whether this attempt certainly sent nothing */
export const recordDropped = (
  db: Queryable,
  { id }: Claimed,
  now: Date,
  { because, wasRefused }: { because: DropReason; wasRefused: boolean },
) => db.query(DROP, { id, now, because, refused: wasRefused ? 1 : 0 });
