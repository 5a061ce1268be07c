import type { MyTicket } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { isOver, mayRejoin } from '@vez/shared/domain';

const RANK: Partial<Record<MyTicket['progress'], number>> = { called: 0, absent: 1, waiting: 2, booked: 3 };

/** Whether a ticket is still active: treated, absent, cancelled and closed ones are not, unless they may rejoin. */
export const isToCome = (mine: Pick<MyTicket, 'progress' | 'rejoinSeconds'>): boolean =>
  !isOver(mine) || mayRejoin(mine);

/** Called, missed, waiting, or booked for today (YYYY-MM-DD), so that its holder needs it first. */
export const isOfNow = ({ progress, ticket }: MyTicket, today: string): boolean =>
  progress !== 'booked' || fromWireDate(ticket.ticketDate) === today;

/** The most urgent ticket: the called one, then the missed one, the shortest wait, then the earliest day. */
export function nextTicket(tickets: readonly MyTicket[]): MyTicket | undefined {
  const rank = ({ progress }: MyTicket) => RANK[progress] ?? Number.POSITIVE_INFINITY;
  const when = ({ ticket }: MyTicket) => `${fromWireDate(ticket.ticketDate) ?? ''} ${ticket.bookingTime}`;
  return tickets
    .filter(isToCome)
    .sort((a, b) => rank(a) - rank(b) || a.waitCount - b.waitCount || when(a).localeCompare(when(b)))[0];
}
