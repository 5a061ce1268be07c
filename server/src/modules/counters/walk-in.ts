import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { figuresOf } from '../queue';
import { insertTicket, type IdentityVault, type TicketCodes } from '../tickets';
import { pointFor } from './own-queues';

/** Numbers of a kiosk (QUE-15). */
export const walkInCalls = (clock: Clock, catalogue: Catalogue, vault: IdentityVault, codes: TicketCodes) =>
  ({
    async walkIn({ body, db, caller }) {
      const { reason: priorityFor = '' } = body;
      const point = pointFor(catalogue, caller, body);
      const { row, location, department } = point;
      const now = clock.now();
      const { isOpen } = await figuresOf(db, body, now);
      const isClosed = catalogue.closureAt(body, now) !== undefined;
      if (!row.ticket || !isOpen || isClosed || location.suspended || department.suspended) {
        throw new Refusal('queueClosed');
      }
      const walkIn = {
        type: 'QUEUE' as const,
        serviceId: row.service_id,
        locationId: row.location_id,
        day: cityDay(now),
        priority: body.priority || priorityFor !== '',
        priorityFor,
        progress: 'waiting' as const,
        checkedInAt: now,
      };
      const ticket = await insertTicket(db, vault, walkIn, now);
      return {
        ticketId: ticket.id,
        jettonCode: ticket.jetton_code,
        qrcodeContent: await codes.write(ticket.id, ticket.day),
      };
    },
  }) satisfies Handlers;
