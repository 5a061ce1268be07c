import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { figuresOf, type Queue } from '../queue';
import { nextOnSiteNumber } from '../queue-tickets';
import { codeOf, insertTickets, ticketRow, type IdentityVault, type TicketCodes } from '../tickets';
import { pointFor } from './own-queues';

const OPEN = statement(
  'counter-open',
  `INSERT INTO counter (service_id, location_id, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);
const CLOSE = statement(
  'counter-close',
  'DELETE FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3',
);

const FREE = statement(
  'counter-free-sent',
  `UPDATE ticket SET for_counter = '' WHERE service_id = $1 AND location_id = $2 AND for_counter = $3 AND day = $4`,
);

/** Opening and closing counters, and numbers of a kiosk (QUE-15, QUE-16). */
export function counterCalls(clock: Clock, catalogue: Catalogue, vault: IdentityVault, codes: TicketCodes) {
  const openCounters = async (db: Queryable, queue: Queue) => ({
    openCounter: (await figuresOf(db, queue, clock.now())).openCounters,
  });

  return {
    async openCounter({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      await db.query(OPEN, [body.serviceId, body.locationId, body.counter]);
      return openCounters(db, body);
    },
    async closeCounter({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      await db.query(CLOSE, [body.serviceId, body.locationId, body.counter]);
      // Who was sent to this very counter can be called by the others now.
      await db.query(FREE, [body.serviceId, body.locationId, body.counter, cityDay(clock.now())]);
      return openCounters(db, body);
    },

    async walkIn({ body, db, caller }) {
      const point = pointFor(catalogue, caller, body);
      const { row, location, department } = point;
      const now = clock.now();
      const { isOpen } = await figuresOf(db, body, now);
      if (!row.ticket || !isOpen || location.suspended || department.suspended) {
        throw new Refusal('queueClosed');
      }
      const number = await nextOnSiteNumber(db, point, now);
      const walkIn = {
        type: 'QUEUE' as const,
        jettonCode: codeOf(point.row, number),
        serviceId: row.service_id,
        locationId: row.location_id,
        day: cityDay(now),
        number,
        priority: body.priority,
        progress: 'waiting' as const,
        checkedInAt: now,
      };
      const ticket = ticketRow(vault, walkIn, now);
      await insertTickets(db, [ticket]);
      return {
        ticketId: ticket.id,
        jettonCode: ticket.jetton_code,
        qrcodeContent: await codes.write(ticket.id, ticket.day),
      };
    },
  } satisfies Handlers;
}
