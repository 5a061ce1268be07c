import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/db';
import { recordAudit } from '../audit';
import { ASKED_AHEAD, askNext, HERE_ROUTE, PASSED_ROUTE, type Queue } from '../queue';
import type { AlertedTicket, Send } from './alert-message';

/** The question if the holders of numbers are here, and what comes of no answer (decision 394). */
export interface ArrivalAlerts {
  /** Asks the next ones of a queue. */
  askThoseNext(db: Queryable, queue: Queue, now: Date): Promise<void>;
  /** Numbers were passed over, because their holders did not say that they are here. */
  tellPassedOver(db: Queryable, tickets: readonly AlertedTicket[], now: Date): Promise<void>;
}

const record = (db: Queryable, route: string, { id: ticketId }: AlertedTicket) =>
  recordAudit(db, { kind: 'arrival', subject: route, route, traceId: randomUUID(), ticketId });

export const arrivalAlerts = (send: Send): ArrivalAlerts => ({
  async askThoseNext(db, queue, now) {
    for (const ticket of await askNext(db, queue, now)) {
      await record(db, HERE_ROUTE, ticket);
      await send(db, 'here', ticket, now, { count: ASKED_AHEAD });
    }
  },
  async tellPassedOver(db, tickets, now) {
    for (const ticket of tickets) {
      await record(db, PASSED_ROUTE, ticket);
      await send(db, 'passedOver', ticket, now);
    }
  },
});
