import { addDays, cityDay, cityTime } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { NotFound, Refusal } from '../../refusal';
import { nameIn } from '../../texts';
import type { Catalogue } from '../catalogue';
import { freeSlotDeferred } from '../slots';
import { provesNumber } from './entitlement';
import { rejoin } from './rejoin';
import { checkInObstacle, checkInOpens, isCancellable } from './ticket-status';
import type { TicketCodes } from './ticket-code';
import { eventsOf } from './events';
import { findOwn, isOwn, ownerOf, isOwnTicket, type TicketRow } from './ticket-row';
import { waitingInfosOf, type TicketWire, type TicketView } from './wire';
import { bindTicket } from './write-ticket';

export {
  checkAccount,
  checkMostActive,
  checkNotBooked,
  checkNotQueued,
  lockOwners,
  provesNumber,
} from './entitlement';
export { grantTickets, prepareTickets, ticketGrant } from './grant';
export { answersModule } from './answers';
export { eventsOf } from './events';
export { checkIdNumber, createIdentityVault, type IdentityVault } from './identity-number';
export { codeOf } from './jetton-code';
export { GRACE_MS, isEditable } from './ticket-status';
export { createTicketCodes, type TicketCodes } from './ticket-code';
export { findOwn, isOwnTicket, ownerOf, type TicketRow } from './ticket-row';
export { createTicketWire, type TicketWire, type TicketView } from './wire';
export { insertTickets, nextBookingCode, ticketRow, updateBooking, type NewTicket } from './write-ticket';

export interface TicketSettings {
  catalogue: Catalogue;
  codes: TicketCodes;
  wire: TicketWire;
  freedDelaySeconds: number;
}

/** How long finished tickets stay in the list. */
const LISTED_DAYS = 30;

const LIST = statement(
  'tickets-list',
  `SELECT * FROM ticket WHERE ${isOwnTicket()} AND progress <> 'cancelled' AND day >= :since
   ORDER BY day DESC, created_at DESC LIMIT :most`,
);
const COUNT = statement(
  'tickets-count',
  `SELECT count(*) AS "count!" FROM ticket
   WHERE ${isOwnTicket()} AND progress IN ('booked', 'waiting', 'called') AND day >= :today`,
);
const CANCEL = statement('ticket-cancel', "UPDATE ticket SET progress = 'cancelled' WHERE id = $1");
const CHECK_IN = statement(
  'ticket-check-in',
  `UPDATE ticket SET checked_in_at = coalesce(checked_in_at, $2), progress = 'waiting'
   WHERE id = $1 RETURNING *`,
);
const FIND = statement('ticket-find', 'SELECT * FROM ticket WHERE id = $1');
const MEMO = statement('ticket-memo', 'UPDATE ticket SET business_code = $2 WHERE id = $1');

/** Keeping tickets (API-28, API-33, API-38 to API-40, API-47 to API-49). */
export function ticketsModule({ clock }: Deps, settings: TicketSettings): ServerModule {
  const { catalogue, codes, wire } = settings;

  const own = async (db: Queryable, caller: CallerIdentity, id: string, lock = false) => {
    const row = await findOwn(db, caller, id, lock);
    if (row === undefined) throw new NotFound();
    return row;
  };

  const told = async (db: Queryable, ticket: TicketView) => (await wire(db, [ticket]))[0]!;
  const waitingInfo = async (db: Queryable, row: TicketRow) =>
    (await waitingInfosOf(db, [row], clock.now()))[0]!;

  /** Gives the slot of a booking back. */
  async function giveBack(db: Queryable, row: TicketRow, now: Date) {
    if (row.type === 'QUEUE') return;
    const { service_id: serviceId, location_id: locationId, day, booking_time: time } = row;
    await freeSlotDeferred(db, { serviceId, locationId, day, time }, now, settings.freedDelaySeconds);
  }

  return {
    name: 'tickets',
    handlers: {
      async tickets({ query, caller, db, language }) {
        const since = addDays(cityDay(clock.now()), -LISTED_DAYS);
        const rows = await db.query(LIST, { ...ownerOf(caller), since, most: query.size });
        const all = await wire(
          db,
          rows.map((row) => ({ row, language, caller })),
        );
        return {
          queueTickets: all.filter(({ ticket }) => ticket.ticketType === 'QUEUE'),
          bookingTickets: all.filter(({ ticket }) => ticket.ticketType !== 'QUEUE'),
        };
      },

      ticketById: async ({ params, caller, db, language }) =>
        told(db, { row: await own(db, caller, params.id), language, caller }),

      ticketHistory: async ({ params, caller, db }) => eventsOf(db, await own(db, caller, params.id)),

      waitingInfoOfTicket: async ({ params, caller, db }) =>
        waitingInfo(db, await own(db, caller, params.id)),

      async cancelTicket({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        if (row.progress === 'cancelled') return { cancelled: true };
        const now = clock.now();
        if (!isCancellable(row, now)) throw new Refusal('ticketNotCancellable');
        await db.query(CANCEL, [row.id]);
        await giveBack(db, row, now);
        return { cancelled: true };
      },

      async checkIn({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        const now = clock.now();
        const obstacle = checkInObstacle(row, now);
        if (obstacle === 'tooEarly') {
          throw new Refusal('checkInTooEarly', 409, { time: cityTime(checkInOpens(row)) });
        }
        if (obstacle !== undefined) throw new Refusal('ticketNotActive');
        const [checkedIn] = await db.query(CHECK_IN, [row.id, now]);
        return waitingInfo(db, checkedIn!);
      },

      rejoin: async ({ params, caller, db }) =>
        waitingInfo(db, await rejoin(db, catalogue, caller, params.id, clock.now())),

      async ticketCount({ caller, db }) {
        if (caller.kind === 'anonymous') return { count: 0 };
        const [active] = await db.query(COUNT, { ...ownerOf(caller), today: cityDay(clock.now()) });
        return { count: active!.count };
      },

      async registerTicket({ body, caller, db, language }) {
        if (!provesNumber(caller, body)) throw new Refusal('mobileNotVerified', 403);
        const read = codes.read(body.qrcodeContent, cityDay(clock.now()));
        if (read === 'notRecognised') throw new Refusal('qrCodeNotRecognised', 422);
        if (read === 'expired') throw new Refusal('ticketExpired', 422);
        const [found] = await db.query(FIND, [read.ticketId]);
        if (found === undefined) throw new Refusal('ticketExpired', 422);
        if (isOwn(found, caller)) return told(db, { row: found, language, caller });
        const { mobArea, mobNum } = body;
        const bound = await bindTicket(db, found.id, { mobArea, mobNum, caller, language });
        if (bound === undefined) throw new Refusal('ticketBound');
        return told(db, { row: bound, language, caller });
      },

      async addMemo({ body, caller, db, language }) {
        const row = await own(db, caller, body.ticketId, true);
        const { service } = catalogue.point(row.service_id, row.location_id);
        const businessCode = `${service.code} ${nameIn(service.name, language)}`;
        await db.query(MEMO, [row.id, businessCode]);
        return { businessCode };
      },
      async removeMemo({ params, caller, db }) {
        const row = await own(db, caller, params.id, true);
        await db.query(MEMO, [row.id, '']);
        return { businessCode: '' };
      },
    },
  };
}
