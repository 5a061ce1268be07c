import { addDays, cityDay } from '@vez/shared/dates';
import { alone } from '../../db/alone';
import { statement, type Queryable } from '../../db/db';
import { faultOf } from '../../fault';
import type { Deps, ServerModule } from '../../module';

/** How many days each kind of data is kept. */
const KEPT_DAYS = {
  idNumber: 30,
  owner: 90,
  walkIn: 7,
  message: 1,
  answer: 1,
  loginCode: 1,
  audit: 366,
  hold: 1,
};
const SWEEP_MS = 3_600_000;

const FORGET_ID_NUMBERS = statement(
  'keeping-id-numbers',
  `UPDATE ticket SET identify_cipher = NULL, identify_digest = NULL, parameters = '{}'
   WHERE day < $1 AND (identify_cipher IS NOT NULL OR parameters <> '{}')`,
);
/** What is left of a ticket is a count: its service, place and day. */
const FORGET_OWNERS = statement(
  'keeping-owners',
  `UPDATE ticket SET mob_area = NULL, mob_num = NULL, euid = NULL, business_code = ''
   WHERE day < $1 AND (mob_num IS NOT NULL OR euid IS NOT NULL)`,
);
/** A kiosk's number that nobody added to a phone: it was checked in as it was made. */
const DROP_WALK_INS = statement(
  'keeping-walk-ins',
  `DELETE FROM ticket WHERE day < $1 AND mob_num IS NULL AND checked_in_at = created_at`,
);
const DROP_MESSAGES = statement(
  'keeping-messages',
  `WITH codes AS (DELETE FROM sms_code WHERE sent_at < $1)
   DELETE FROM sms_outbox WHERE created_at < $1`,
);
const DROP_ANSWERS = statement('keeping-answers', 'DELETE FROM idempotency_key WHERE created_at < $1');
const DROP_AUDIT = statement('keeping-audit', 'DELETE FROM audit WHERE at < $1');
/** Sessions that are over, and codes and assertions that would be refused by their age alone. */
const DROP_LOGINS = statement(
  'keeping-logins',
  `WITH used AS (DELETE FROM used_login_code WHERE used_at < $2)
   DELETE FROM session WHERE expires_at <= $1`,
);
const DROP_HOLDS = statement(
  'keeping-holds',
  `DELETE FROM slot_hold WHERE state <> 'held' AND expires_at < $1`,
);

/** Forgets what is no longer needed. */
export async function forget(db: Queryable, now: Date): Promise<void> {
  const dayBefore = (days: number) => addDays(cityDay(now), -days);
  const instantBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.query(FORGET_ID_NUMBERS, [dayBefore(KEPT_DAYS.idNumber)]);
  await db.query(FORGET_OWNERS, [dayBefore(KEPT_DAYS.owner)]);
  await db.query(DROP_WALK_INS, [dayBefore(KEPT_DAYS.walkIn)]);
  await db.query(DROP_MESSAGES, [instantBefore(KEPT_DAYS.message)]);
  await db.query(DROP_ANSWERS, [instantBefore(KEPT_DAYS.answer)]);
  await db.query(DROP_AUDIT, [instantBefore(KEPT_DAYS.audit)]);
  await db.query(DROP_LOGINS, [now, instantBefore(KEPT_DAYS.loginCode)]);
  await db.query(DROP_HOLDS, [instantBefore(KEPT_DAYS.hold)]);
}

/** Keeps personal data no longer than it is needed; of several processes one sweeps at a time. */
export function keepingModule({ clock, db, log }: Deps): ServerModule {
  const sweep = () =>
    void alone(db, 'keeping', (tx) => forget(tx, clock.now())).catch((error: unknown) =>
      log.warn({ fault: faultOf(error) }, 'old data not forgotten'),
    );
  return {
    name: 'keeping',
    handlers: {},
    start() {
      sweep();
      const timer = setInterval(sweep, SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}
