import type { MyTicket } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { cityInstant } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { nameIn } from '../../texts/texts';
import { closedNowOf, type Catalogue, type ClosureRow } from '../catalogue';
import type { TicketRow } from './ticket-row';
import type { TicketView } from './ticket-view';

const HELD = statement(
  'ticket-held-times',
  `SELECT ticket_id AS "ticketId", location_id AS "locationId!", day AS "day!", time AS "time!", answer_by AS "answerBy!"
   FROM closed_ticket WHERE ticket_id = ANY(:ids::uuid[]) AND state = 'held' AND answer_by > :now`,
);

/** The closure that covers the booked time of a booking; undefined for anything else. */
export const closureOfBooking = (
  catalogue: Catalogue,
  { progress, service_id, location_id, day, booking_time }: TicketRow,
): ClosureRow | undefined =>
  progress === 'booked'
    ? catalogue.closureAt({ serviceId: service_id, locationId: location_id }, cityInstant(day, booking_time))
    : undefined;

/** The closures of these bookings, and the new times that are held for them. */
export async function closuresOf(
  db: Queryable,
  catalogue: Catalogue,
  tickets: TicketView[],
  now: Date,
): Promise<(ticket: TicketView) => MyTicket['closure']> {
  const closed = new Map(
    tickets.flatMap(({ row }) => {
      const closure = closureOfBooking(catalogue, row);
      return closure === undefined ? [] : [[row.id, closure] as const];
    }),
  );
  const rows = closed.size === 0 ? [] : await db.query(HELD, { ids: [...closed.keys()], now });
  const held = new Map(rows.map((row) => [row.ticketId, row]));
  return ({ row, language }) => {
    const closure = closed.get(row.id);
    if (closure === undefined) return undefined;
    const time = held.get(row.id);
    return {
      ...closedNowOf(closure),
      ...(time && {
        newTime: {
          date: toWireDate(time.day),
          time: time.time,
          locationName: nameIn(catalogue.snapshot.locations.get(time.locationId)?.name, language),
          isOtherOffice: time.locationId !== row.location_id,
          until: time.answerBy.toISOString(),
        },
      }),
    };
  };
}
