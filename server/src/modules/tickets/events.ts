import { calls, type CallName, type OfficeEvent, type TicketEvent } from '@vez/shared/contracts';
import { PRIORITY_REASONS, STAFF_ROLES } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import { NotFound } from '../../module-api/refusal';
import { HERE_ROUTE, PASSED_ROUTE } from '../queue';
import { findTicket, type TicketRow } from './ticket-row';
import { withoutRepeats } from './without-repeats';

const OF_TICKET = statement(
  'ticket-history',
  `SELECT at, route, facts FROM audit WHERE ticket_id = $1 AND kind <> 'forbidden' ORDER BY at, id`,
);

const BY_HOLDER: Partial<Record<CallName, TicketEvent['event']>> = {
  registerTicket: 'registered',
  editReservation: 'changed',
  checkIn: 'checkedIn',
  rejoin: 'cameBack',
  letPass: 'letPass',
  cancelTicket: 'cancelled',
  acceptNewTime: 'acceptedNewTime',
  takeEarlier: 'acceptedNewTime',
  confirmComing: 'confirmedComing',
};
const BY_OFFICE: Partial<Record<CallName, TicketEvent['event']>> = {
  walkIn: 'taken',
  bookAtOffice: 'taken',
  callNext: 'called',
  recall: 'calledAgain',
  markAbsent: 'absent',
  markTreated: 'treated',
  checkInFor: 'checkedIn',
  callNextFor: 'called',
  callTicket: 'called',
  startVisit: 'started',
  park: 'parked',
  unpark: 'resumed',
  reopenVisit: 'resumed',
  transfer: 'transferred',
  leaveCounter: 'returned',
  cancelVisit: 'cancelled',
  setPriority: 'priorityGiven',
  moveVisit: 'changed',
  undoCheckIn: 'checkInUndone',
};
/** The route under which the no-show job records its entries. */
export const NO_SHOW_ROUTE = 'job:no-show';
/** The routes of the job for closures: the office told of one, opened again, or got no answer in time. */
export const CLOSURE_ROUTE = 'job:closure';
export const REOPENED_ROUTE = 'job:reopened';
export const UNANSWERED_ROUTE = 'job:closure-unanswered';

const byRoute = (events: Partial<Record<CallName, TicketEvent['event']>>) =>
  Object.entries(events).map(([name, event]) => [`/api/${calls[name as CallName].path}`, event] as const);
const HOLDER_EVENTS = new Map<string, TicketEvent['event']>(byRoute(BY_HOLDER));
const OFFICE_EVENTS = new Map<string, TicketEvent['event']>([
  ...byRoute(BY_OFFICE),
  [NO_SHOW_ROUTE, 'missed'],
  [HERE_ROUTE, 'askedHere'],
  [PASSED_ROUTE, 'passedOver'],
  [CLOSURE_ROUTE, 'closedOffice'],
  [REOPENED_ROUTE, 'reopenedOffice'],
  [UNANSWERED_ROUTE, 'unanswered'],
]);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const roleOf = (value: unknown): OfficeEvent['role'] =>
  STAFF_ROLES.find((role) => role === value) ?? 'system';

/** Priority is taken away by giving it without a reason. */
function priorityEvent(given: unknown): Pick<OfficeEvent, 'event' | 'reason'> {
  const reason = PRIORITY_REASONS.find((one) => one === given) ?? '';
  return reason === '' ? { event: 'priorityTaken' } : { event: 'priorityGiven', reason };
}

/** Its row holds when a ticket was taken, the audit everything since, and the actors. */
async function eventsOf(db: Queryable, row: TicketRow): Promise<OfficeEvent[]> {
  const { type, created_at, checked_in_at } = row;
  const acts = await db.query(OF_TICKET, [row.id]);
  const events = acts.flatMap(({ at, route, facts: { counter, role, by, reason } }): OfficeEvent[] => {
    const told = { at: at.toISOString(), counter: textOf(counter) };
    const byHolder = HOLDER_EVENTS.get(route);
    if (byHolder !== undefined) return [{ ...told, event: byHolder, role: 'holder', by: '' }];
    const event = OFFICE_EVENTS.get(route);
    if (event === undefined) return [];
    const byOffice = { ...told, role: roleOf(role), by: db.personal.open(textOf(by)) };
    return [{ ...byOffice, ...(event === 'priorityGiven' ? priorityEvent(reason) : { event }) }];
  });
  const atOffice = events.find(({ event }) => event === 'taken');
  const { role = 'holder', by = '' } = atOffice ?? {};
  const taken: OfficeEvent = { at: created_at.toISOString(), event: 'taken', counter: '', role, by };
  const isHere = atOffice !== undefined && checked_in_at?.getTime() === created_at.getTime();
  // A number taken at the office implies an arrival; for an appointment made there, the arrival is shown.
  const arrived: OfficeEvent[] = isHere && type !== 'QUEUE' ? [{ ...taken, event: 'checkedIn' }] : [];
  const after = events.filter(({ event }) => event !== 'taken');
  return [taken, ...arrived, ...withoutRepeats(after, isHere)];
}

/** The history of a ticket for its office. @throws NotFound */
export async function eventsForOffice(db: Queryable, ticketId: string): Promise<OfficeEvent[]> {
  const row = await findTicket(db, ticketId);
  if (row === undefined) throw new NotFound();
  return eventsOf(db, row);
}

/** The history for its holder, without the names of staff. */
export const eventsForHolder = async (db: Queryable, row: TicketRow): Promise<TicketEvent[]> =>
  (await eventsOf(db, row)).map(({ at, event, counter }) => ({ at, event, counter }));
