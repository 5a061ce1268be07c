import { cityDay } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { figuresOf } from '../line';
import { checkMostActive, insertTicket, type IdentityVault, type TicketWire } from '../tickets';
import { queueInfoOf } from './queue-state';
import { checkAlertCount, checkQueue, codeOf, nextRemoteNumber } from './take-number';

export { codeOf, nextOnSiteNumber } from './take-number';

export interface QueueSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
  isIdNumber(text: string): boolean;
}

const isVerified = ({ mobile }: CallerIdentity, body: { mobArea: string; mobNum: string }) =>
  mobile !== undefined && mobile.area === body.mobArea && mobile.number === body.mobNum;

/** Taking a number (API-32, API-37, QUE-01 to QUE-21). */
export function queueModule({ clock }: Deps, settings: QueueSettings): ServerModule {
  const { catalogue, vault, ticketWire } = settings;

  async function infoOf(db: Queryable, point: ServicePoint) {
    const now = clock.now();
    const figures = await figuresOf(db, point.service.id, point.location.id, now);
    return queueInfoOf(point, figures, catalogue.isOfficeTime(point.location.id, now), now);
  }

  function idNumberFor({ row }: ServicePoint, given: string | null | undefined) {
    const idNumber = (given ?? '').trim().toUpperCase();
    if (idNumber === '') {
      if (row.check_id_queue) throw new Refusal('idNumberRequired', 422);
      return {};
    }
    if (!settings.isIdNumber(idNumber)) throw new Refusal('idNumberInvalid', 422);
    return { idNumber };
  }

  return {
    name: 'queue',
    handlers: {
      counterInfo: ({ params, db }) => infoOf(db, catalogue.point(params.serviceId, params.locationId)),

      async takeQueueTicket({ body, caller, db, language }) {
        if (!isVerified(caller, body)) throw new Refusal('mobileNotVerified', 403);
        const point = catalogue.point(body.serviceId, body.locationId);
        const info = await infoOf(db, point);
        checkQueue(info);
        checkAlertCount(body.cntToAlert, info);
        const idNumber = idNumberFor(point, body.identifyNo);
        const now = clock.now();
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
          ...idNumber,
          ...(caller.euid === undefined ? {} : { euid: caller.euid }),
        };
        return ticketWire(db, await insertTicket(db, vault, ticket, now), language, caller);
      },
    },
  };
}
