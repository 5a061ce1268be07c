import { createHash } from 'node:crypto';
import type { Db } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Log } from '../../diagnostics/log';
import type { Clock } from '../../db/clock';
import type { SmsKind } from '../../texts/sms-kind';
import { developmentGateway, type Gateway } from './gateway';
import { RefusedByGateway, wasNotTaken } from './gateway-faults';
import { claim, recordDropped, recordLater, recordSent, type Claimed, type DropReason } from './outbox';

export type SmsOutcome = 'sent' | 'failed' | 'dropped';

export interface DeliveryDeps {
  db: Db;
  gateway: Gateway;
  clock: Clock;
  log: Log;
  /** Called after each attempt, for the metrics. */
  count?(kind: SmsKind, outcome: SmsOutcome): void;
}

const MAX_ATTEMPTS = 8;
/** Maximum attempts without an answer for a code: the gateway may have sent it each time, and each costs money. */
const MAX_DOUBTFUL_CODES = 3;
const AT_ONCE = 20;
/** Longer than the slowest answer of a gateway. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;

/**
 * The id under which a gateway knows a message. It comes from the message's key, not its row: a restored backup may
 * give other messages the same numbers.
 */
const idOf = ({ key }: Claimed) => createHash('sha256').update(key).digest('hex').slice(0, 32);

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Hands the messages of the outbox to the gateway. Rows are claimed in one short statement and sent outside of any
 * transaction, so that a slow gateway holds no lock and no connection. If a process ends between the gateway's answer
 * and our record, the gateway gets the message again, under the same id.
 */
export function createDelivery({ db, gateway, clock, log, count = () => undefined }: DeliveryDeps) {
  const underWay = new Set<Promise<void>>();

  async function drop(message: Claimed, because: DropReason, wasRefused = true, facts: object = {}) {
    await recordDropped(db, message, clock.now(), { because, wasRefused });
    count(message.kind, 'dropped');
    const { id, kind, attempts } = message;
    log.warn({ message: id, kind, attempts, because, ...facts }, 'SMS dropped');
  }

  async function send(message: Claimed) {
    const { id, kind, attempts, refused_attempts, expires_at, mob_area, mob_num, text } = message;
    if (expires_at <= clock.now()) return drop(message, 'late');
    const doubtful = attempts - 1 - refused_attempts;
    const isTried = attempts > MAX_ATTEMPTS || (kind === 'code' && doubtful >= MAX_DOUBTFUL_CODES);
    if (isTried) return drop(message, 'failed');
    try {
      const mobile = { area: mob_area, number: mob_num };
      await gateway.send({ id: idOf(message), attempt: attempts, mobile, text });
    } catch (error) {
      const fault = faultOf(error);
      if (error instanceof RefusedByGateway) return drop(message, 'refused', true, { fault });
      const wasRefused = wasNotTaken(error);
      if (attempts === MAX_ATTEMPTS) return drop(message, 'failed', wasRefused, { fault });
      await recordLater(db, message, after(clock.now(), FIRST_PAUSE_MS * 2 ** (attempts - 1)), wasRefused);
      count(kind, 'failed');
      log.warn({ message: id, kind, attempts, fault }, 'SMS not delivered yet');
      return;
    }
    await recordSent(db, message, clock.now(), gateway === developmentGateway);
    count(kind, 'sent');
  }

  /** Takes as many as there is room for; slow messages of earlier sweeps count. */
  async function sweep() {
    const room = AT_ONCE - underWay.size;
    if (room <= 0) return;
    const now = clock.now();
    for (const message of await claim(db, now, after(now, LEASE_MS), room)) {
      const sending = send(message)
        // The lease ends, and the message is tried again.
        .catch((error: unknown) =>
          log.warn({ message: message.id, fault: faultOf(error) }, 'SMS not recorded'),
        )
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  }

  return {
    sweep,
    /** Resolves when every message that was taken has its answer. */
    settled: async () => void (await Promise.all(underWay)),
  };
}
