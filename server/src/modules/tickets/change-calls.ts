import { cityDay, cityTime } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { bindTicket } from './bind-ticket';
import { checkIn } from './check-in';
import { confirmComing } from './coming';
import { checkOwnNumber } from './entitlement';
import { giveSlotBack } from './give-slot-back';
import { letPass } from './let-pass';
import { ownTicket, waitingInfoOf } from './own-ticket';
import { rejoin } from './rejoin';
import type { TicketCodes } from './ticket-code';
import type { TicketLinks } from './ticket-links';
import { findTicket, isOwn, lockOwn } from './ticket-row';
import { checkInObstacle, checkInOpens, isCancellable } from './ticket-status';
import type { TicketView } from './ticket-view';
import type { TicketWire } from './wire';

export interface TicketSettings {
  catalogue: Catalogue;
  codes: TicketCodes;
  wire: TicketWire;
  alerts: Alerts;
  links: TicketLinks;
  freedDelaySeconds: number;
}

const CANCEL = statement('ticket-cancel', "UPDATE ticket SET progress = 'cancelled' WHERE id = $1");

/** Changes to the caller's tickets (API-28, API-40). */
export function changeCalls(clock: Clock, settings: TicketSettings) {
  const { alerts, catalogue, codes, wire } = settings;

  const told = async (db: Queryable, ticket: TicketView) => (await wire(db, [ticket]))[0]!;
  return {
    async cancelTicket({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      if (row.progress === 'cancelled') return { cancelled: true };
      const now = clock.now();
      if (!isCancellable(row, now)) throw new Refusal('ticketNotCancellable');
      await db.query(CANCEL, [row.id]);
      await giveSlotBack(db, row, now, settings.freedDelaySeconds);
      if (row.type !== 'QUEUE') await alerts.tellGivenUp(db, row, now);
      return { cancelled: true };
    },

    async checkIn({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      const now = clock.now();
      const rules = catalogue.arrivalRules(row.location_id);
      const obstacle = checkInObstacle(row, now, rules);
      if (obstacle === 'tooEarly') {
        throw new Refusal('checkInTooEarly', { time: cityTime(checkInOpens(row, rules)) });
      }
      if (obstacle !== undefined) throw new Refusal('ticketNotActive');
      return waitingInfoOf(db, catalogue, await checkIn(db, row.id, now), now);
    },

    async confirmComing({ params, caller, db, language }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      return told(db, { row: await confirmComing(db, row, clock.now()), language, caller });
    },

    async letPass({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      const now = clock.now();
      return waitingInfoOf(db, catalogue, await letPass(db, row, now), now);
    },

    rejoin: async ({ params, caller, db }) =>
      waitingInfoOf(db, catalogue, await rejoin(db, catalogue, caller, params.id, clock.now()), clock.now()),

    async registerTicket({ body, caller, db, language }) {
      checkOwnNumber(caller, body);
      const read = codes.read(body.qrcodeContent, cityDay(clock.now()));
      if (read === 'notRecognised') throw new Refusal('qrCodeNotRecognised');
      if (read === 'expired') throw new Refusal('ticketExpired');
      const found = await findTicket(db, read.ticketId);
      if (found === undefined) throw new Refusal('ticketExpired');
      if (isOwn(found, caller)) return told(db, { row: found, language, caller });
      const { mobArea, mobNum } = body;
      const bound = await bindTicket(db, found.id, { mobArea, mobNum, caller, language });
      if (bound === undefined) throw new Refusal('ticketBound');
      return told(db, { row: bound, language, caller });
    },
  } satisfies Handlers;
}
