import type { MyTicket } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';

const RANK: Partial<Record<MyTicket['progress'], number>> = { called: 0, waiting: 1, booked: 2 };

/** Treated, absent, cancelled and closed tickets need no thought any more. */
export const isToCome = ({ progress }: Pick<MyTicket, 'progress'>): boolean => progress in RANK;

/** Called, waiting, or booked for today (YYYY-MM-DD): its holder looks for it first. */
export const isOfNow = ({ progress, ticket }: MyTicket, today: string): boolean =>
  progress !== 'booked' || fromWireDate(ticket.ticketDate) === today;

/** The most urgent ticket: the called one, then the shortest wait, then the earliest day. */
export function nextTicket(tickets: readonly MyTicket[]): MyTicket | undefined {
  const rank = ({ progress }: MyTicket) => RANK[progress] ?? Number.POSITIVE_INFINITY;
  const when = ({ ticket }: MyTicket) => `${fromWireDate(ticket.ticketDate) ?? ''} ${ticket.bookingTime}`;
  return tickets
    .filter(isToCome)
    .sort((a, b) => rank(a) - rank(b) || a.waitCount - b.waitCount || when(a).localeCompare(when(b)))[0];
}
