import { isSameMobile, mobileName, mustLogIn, type Mobile } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { ServicePoint } from '../catalogue';
import type { TicketRow } from './ticket-row';

/** Locks in one order, so that two processes never wait for each other's numbers. */
const LOCK_OWNERS = statement(
  'ticket-lock-owners',
  `SELECT pg_advisory_xact_lock(hashtextextended(name, 2))
   FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS owners`,
);
/** Looks each number up by itself (`OFFSET 0`): for many at once PostgreSQL would read a whole day's tickets. */
const ACTIVE = statement(
  'ticket-active',
  `SELECT active.* FROM unnest(:areas::text[], :numbers::text[], token(:numbers)::text[]) AS own(area, number, token), LATERAL (
     SELECT mob_area, mob_num, type, service_id, location_id, day, progress FROM ticket
     WHERE mob_area = own.area AND mob_num IN (own.number, own.token)
       AND progress IN ('booked', 'waiting', 'called') AND day >= :today OFFSET 0) AS active`,
);

/** Maximum number of active tickets per number. */
const MOST_ACTIVE = 3;

type ActiveTicket = Pick<
  TicketRow,
  'mob_area' | 'mob_num' | 'type' | 'service_id' | 'location_id' | 'day' | 'progress'
>;

/**
 * The active tickets of each number. Until the end of the transaction no other transaction grants these numbers
 * anything, so that their limits hold.
 */
export async function lockOwners(
  db: Queryable,
  mobiles: Mobile[],
  today: string,
): Promise<(mobile: Mobile) => ActiveTicket[]> {
  const areas = mobiles.map(({ area }) => area);
  const numbers = mobiles.map(({ number }) => number);
  const [, rows] = await Promise.all([
    db.query(LOCK_OWNERS, { names: mobiles.map(mobileName) }),
    // Runs after the locks: a connection executes its statements in order.
    db.query(ACTIVE, { areas, numbers, today }),
  ]);
  const active = byKey(rows, ({ mob_area, mob_num }) => `${mob_area}-${mob_num}`);
  return (mobile) => active.get(mobileName(mobile)) ?? [];
}

/** @throws Refusal `tooManyTickets` */
export function checkMostActive(active: ActiveTicket[]): void {
  if (active.length >= MOST_ACTIVE) throw new Refusal('tooManyTickets', 409, { count: MOST_ACTIVE });
}

/** @throws Refusal `alreadyQueued` if the caller waits in this queue */
export function checkNotQueued(
  active: ActiveTicket[],
  { serviceId, locationId, day }: { serviceId: number; locationId: number; day: string },
): void {
  const isHere = (ticket: ActiveTicket) =>
    ticket.service_id === serviceId && ticket.location_id === locationId && ticket.day === day;
  if (active.some((ticket) => ticket.type === 'QUEUE' && isHere(ticket))) throw new Refusal('alreadyQueued');
}

/** Checks that a person may take a number of this queue. @throws Refusal `tooManyTickets`, `alreadyQueued` */
export function checkMayQueue(
  active: ActiveTicket[],
  queue: { serviceId: number; locationId: number; day: string },
): void {
  checkMostActive(active);
  checkNotQueued(active, queue);
}

/** Checks that a person may book a service on that day. @throws Refusal `tooManyTickets`, `alreadyBooked` */
export function checkMayBook(
  active: ActiveTicket[],
  { serviceId, day }: { serviceId: number; day: string },
): void {
  checkMostActive(active);
  const isSame = (ticket: ActiveTicket) =>
    ticket.progress === 'booked' && ticket.service_id === serviceId && ticket.day === day;
  if (active.some(isSame)) throw new Refusal('alreadyBooked');
}

/** Whether the caller's token proves a number (decision 17). */
export const provesNumber = (
  { mobile }: CallerIdentity,
  { mobArea, mobNum }: { mobArea: string; mobNum: string },
): boolean => isSameMobile(mobile, { area: mobArea, number: mobNum });

/** Some remote counters serve only accounts of the city (CAT-53). @throws Refusal `oneAccountRequired` */
export function checkAccount({ location }: ServicePoint, caller: CallerIdentity): void {
  const counter = { remoteCounter: location.remote_counter, rcServiceLogin: location.rc_service_login };
  if (mustLogIn(counter, caller)) throw new Refusal('oneAccountRequired', 403);
}
