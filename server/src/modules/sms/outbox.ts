import { statement, type Db, type Queryable } from '../../db/db';
import { faultOf } from '../../fault';
import type { Clock, Log, Sms, SmsMessage } from '../../module';
import type { Gateway } from './gateway';

const ENQUEUE = statement(
  'sms-enqueue',
  `INSERT INTO sms_outbox (key, mob_area, mob_num, text, code) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (key) DO NOTHING`,
);
const TAKE = statement(
  'sms-take',
  `SELECT id, mob_area, mob_num, text, attempts FROM sms_outbox
   WHERE sent_at IS NULL AND next_attempt_at <= $1 AND attempts < $2
   ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED`,
);
const SENT = statement(
  'sms-sent',
  'UPDATE sms_outbox SET sent_at = $2, attempts = attempts + 1 WHERE id = $1',
);
const LATER = statement(
  'sms-later',
  'UPDATE sms_outbox SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = $1',
);

const MAX_ATTEMPTS = 8;
const SWEEP_MS = 500;

export const outbox: Sms = {
  async enqueue(db: Queryable, { key, mobile, text, code }: SmsMessage) {
    await db.query(ENQUEUE, [key, mobile.area, mobile.number, text, code ?? null]);
  },
};

interface Waiting {
  id: number;
  mob_area: string;
  mob_num: string;
  text: string;
  attempts: number;
}

/** Hands what waits to the gateway, each message once; a failure is tried again, ever later. */
export async function deliver(db: Db, gateway: Gateway, clock: Clock, log: Log): Promise<void> {
  await db.tx(async (tx) => {
    const now = clock.now();
    for (const message of await tx.query<Waiting>(TAKE, [now, MAX_ATTEMPTS])) {
      try {
        await gateway.send({
          id: String(message.id),
          mobile: { area: message.mob_area, number: message.mob_num },
          text: message.text,
        });
        await tx.query(SENT, [message.id, now]);
      } catch (error) {
        log.warn({ message: message.id, fault: faultOf(error) }, 'SMS not delivered yet');
        await tx.query(LATER, [message.id, new Date(now.getTime() + 1_000 * 2 ** message.attempts)]);
      }
    }
  });
}

/** Delivers in the background until the function handed back is called. */
export function startDelivery(db: Db, gateway: Gateway, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliver(db, gateway, clock, log)
      .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'SMS outbox unreachable'))
      .finally(() => {
        busy = false;
      });
  }, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
