import { addDays } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { eventsForHolder } from './events';
import { ownTicket, waitingInfoOf } from './own-ticket';
import { accessOf, ownerOf } from './ticket-row';
import { GRACE_MS } from './ticket-status';
import type { TicketWire } from './wire';

/** How long finished tickets stay in the list. */
const LISTED_DAYS = 30;

const LIST = statement(
  'tickets-list',
  `SELECT * FROM ticket WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
     AND progress <> 'cancelled' AND day >= :since
   ORDER BY day DESC, created_at DESC LIMIT :most`,
);
const COUNT = statement(
  'tickets-count',
  `SELECT count(*) AS "count!" FROM ticket
   WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
     AND day >= :today AND (
     progress IN ('booked', 'waiting', 'called')
     OR (progress = 'absent' AND coalesce(called_at, CASE WHEN type = 'QUEUE' THEN ended_at END) >= :missedSince
       AND (rejoined_at IS NULL OR rejoined_at IN (transferred_at, let_pass_at)))
   )`,
);

/** How many tickets of the caller are not over; a missed one is not while it may rejoin its queue. */
export async function countActive(db: Queryable, caller: CallerIdentity, now: Date): Promise<number> {
  const missedSince = new Date(now.getTime() - GRACE_MS);
  const [active] = await db.query(COUNT, { ...ownerOf(caller), today: cityDay(now), missedSince });
  return active!.count;
}

/** Reads of the caller's tickets (API-28, API-33, API-38, API-39). */
export const listCalls = (clock: Clock, catalogue: Catalogue, wire: TicketWire) =>
  ({
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
      (await wire(db, [{ row: await ownTicket(db, caller, params.id), language, caller }]))[0]!,

    ticketHistory: async ({ params, caller, db }) =>
      eventsForHolder(db, await ownTicket(db, caller, params.id)),

    async waitingInfoOfTicket({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id);
      const info = await waitingInfoOf(db, catalogue, row, clock.now());
      return accessOf(row, caller) === 'read'
        ? {
            ...info,
            canCheckIn: false,
            asksArrival: undefined,
            mayLetPass: undefined,
            rejoinSeconds: undefined,
          }
        : info;
    },

    async ticketCount({ caller, db }) {
      if (caller.kind === 'anonymous') return { count: 0 };
      return { count: await countActive(db, caller, clock.now()) };
    },
  }) satisfies Handlers;
