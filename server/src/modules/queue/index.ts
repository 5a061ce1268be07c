import type { QueueInfo } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { Deps, ServerModule } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { calledSince, figuresOf } from '../line';
import {
  checkAccount,
  checkIdNumber,
  checkMostActive,
  insertTicket,
  provesNumber,
  type IdentityVault,
  type TicketWire,
} from '../tickets';
import { shareReads } from './live-figures';
import { queueInfoOf } from './queue-state';
import { checkAlertCount, checkQueue, codeOf, nextRemoteNumber } from './take-number';

export { codeOf, nextOnSiteNumber } from './take-number';

export interface QueueSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
}

/** A number is asked for at most so long after its form was shown, the SMS code included. */
const FORM_MS = 10 * 60_000;

/** Taking a number (API-32, API-37, QUE-01 to QUE-21). */
export function queueModule({ clock }: Deps, settings: QueueSettings): ServerModule {
  const { catalogue, vault, ticketWire } = settings;

  async function infoOf(db: Queryable, point: ServicePoint) {
    const now = clock.now();
    const queue = { serviceId: point.service.id, locationId: point.location.id };
    const figures = await figuresOf(db, queue, now);
    return queueInfoOf(point, figures, catalogue.isOfficeTime(point.location.id, now), now);
  }

  const shared = shareReads<QueueInfo>(clock);

  return {
    name: 'queue',
    handlers: {
      async counterInfo({ params: { serviceId, locationId }, db }) {
        const point = catalogue.point(serviceId, locationId);
        return shared(`${serviceId}:${locationId}`, () => infoOf(db, point));
      },

      async takeQueueTicket({ body, caller, db, language }) {
        if (!provesNumber(caller, body)) throw new Refusal('mobileNotVerified', 403);
        const point = catalogue.point(body.serviceId, body.locationId);
        checkAccount(point, caller);
        const info = await infoOf(db, point);
        checkQueue(info);
        const now = clock.now();
        const since = new Date(now.getTime() - FORM_MS);
        checkAlertCount(body.cntToAlert, info, await calledSince(db, body, since, now));
        const idNumber = checkIdNumber(body.identifyNo, point.row.check_id_queue);
        await checkMostActive(db, caller.mobile!, cityDay(now));
        const number = await nextRemoteNumber(db, point, now);
        const ticket = {
          type: 'QUEUE' as const,
          jettonCode: codeOf(point, number),
          serviceId: point.service.id,
          locationId: point.location.id,
          mobile: caller.mobile!,
          day: cityDay(now),
          number,
          progress: 'waiting' as const,
          cntToAlert: body.cntToAlert,
          language,
          idNumber,
          euid: caller.euid,
        };
        return ticketWire(db, await insertTicket(db, vault, ticket, now), language, caller);
      },
    },
  };
}
