import { calls, type CallName, type TicketEvent } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import type { TicketRow } from './ticket-row';

const OF_TICKET = statement(
  'ticket-history',
  `SELECT at, route, facts FROM audit WHERE ticket_id = $1 AND kind <> 'forbidden' ORDER BY at, id`,
);

const EVENT_OF: Partial<Record<CallName, TicketEvent['event']>> = {
  registerTicket: 'registered',
  editReservation: 'changed',
  checkIn: 'checkedIn',
  callNext: 'called',
  recall: 'calledAgain',
  markAbsent: 'absent',
  rejoin: 'cameBack',
  markTreated: 'treated',
  cancelTicket: 'cancelled',
  checkInFor: 'checkedIn',
  callNextFor: 'called',
  callTicket: 'called',
  startVisit: 'started',
  park: 'parked',
  unpark: 'resumed',
  reopenVisit: 'resumed',
  transfer: 'transferred',
  cancelVisit: 'cancelled',
};
/** What the job that marks no-shows records itself under. */
export const NO_SHOW_ROUTE = 'job:no-show';
const EVENT_BY_ROUTE = new Map<string, TicketEvent['event']>([
  ...Object.entries(EVENT_OF).map(
    ([name, event]) => [`/api/${calls[name as CallName].path}`, event] as const,
  ),
  [NO_SHOW_ROUTE, 'missed'] as const,
]);

/** What happened to a ticket: its own row tells when it was taken, the audit all that came after. */
export async function eventsOf(db: Queryable, { id, created_at }: TicketRow): Promise<TicketEvent[]> {
  const acts = await db.query(OF_TICKET, [id]);
  const later = acts.flatMap(({ at, route, facts: { counter } }) => {
    const event = EVENT_BY_ROUTE.get(route);
    if (event === undefined) return [];
    return [{ at: at.toISOString(), event, counter: typeof counter === 'string' ? counter : '' }];
  });
  return [{ at: created_at.toISOString(), event: 'taken', counter: '' }, ...later];
}
