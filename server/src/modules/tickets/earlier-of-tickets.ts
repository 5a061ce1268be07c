import type { MyTicket } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { closureOfBooking } from './closed-booking';
import { accessOf, type TicketRow } from './ticket-row';
import { isEditable } from './ticket-status';
import type { TicketView } from './ticket-view';

const WISHES = statement(
  'ticket-earlier-wishes',
  `SELECT w.ticket_id AS "ticketId!", w.unanswered AS "unanswered!", o.id AS "offerId?", o.location_id AS "locationId?", o.day AS "day?",
     o.time AS "time?", o.until AS "until?"
   FROM earlier_wish w LEFT JOIN earlier_offer o ON o.ticket_id = w.ticket_id AND o.state = 'held' AND o.until > :now
   WHERE w.ticket_id = ANY(:ids::uuid[])`,
);

/** After so many offers in a row without an answer, nothing is offered until the holder asks again. */
export const MOST_UNANSWERED = 3;

/** Whether an earlier time can be offered: its holder is reachable, and the office keeps the booked time. */
export const mayComeEarlier = (catalogue: Catalogue, row: TicketRow, now: Date): boolean =>
  row.type === 'RESERCATION' &&
  isEditable(row, now) &&
  row.mob_num !== null &&
  closureOfBooking(catalogue, row) === undefined;

/** What the holders of bookings asked for, and are offered. */
export async function earlierOf(
  db: Queryable,
  catalogue: Catalogue,
  tickets: TicketView[],
  now: Date,
): Promise<(ticket: TicketView) => MyTicket['earlier']> {
  const able = tickets.filter(
    ({ row, caller }) => mayComeEarlier(catalogue, row, now) && accessOf(row, caller) !== 'read',
  );
  const ids = able.map(({ row }) => row.id);
  const rows = ids.length === 0 ? [] : await db.query(WISHES, { ids, now });
  const wishes = new Map(rows.map((wish) => [wish.ticketId, wish]));
  return (ticket) => {
    if (!able.includes(ticket)) return undefined;
    const { row, language } = ticket;
    const wish = wishes.get(row.id);
    if (wish === undefined) return { state: 'off' };
    const { offerId, locationId, day, time, until, unanswered } = wish;
    const state = unanswered < MOST_UNANSWERED ? 'looking' : 'paused';
    if (offerId === null || locationId === null || day === null || time === null || until === null) {
      return { state };
    }
    return {
      state,
      offer: {
        offerId,
        date: toWireDate(day),
        time,
        locationName: nameIn(catalogue.snapshot.locations.get(locationId)?.name, language),
        isOtherOffice: locationId !== row.location_id,
        until: until.toISOString(),
        secondsLeft: Math.ceil((until.getTime() - now.getTime()) / 1_000),
      },
    };
  };
}
