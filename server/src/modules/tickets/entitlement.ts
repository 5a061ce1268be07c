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

interface QueueDay {
  serviceId: number;
  locationId: number;
  day: string;
}

/** @throws Refusal `tooManyTickets` */
function checkMostActive(active: ActiveTicket[]): void {
  if (active.length >= MOST_ACTIVE) throw new Refusal('tooManyTickets', { count: MOST_ACTIVE });
}

/** @throws Refusal `alreadyQueued` */
function checkNotQueued(active: ActiveTicket[], { serviceId, locationId, day }: QueueDay): void {
  const isHere = (ticket: ActiveTicket) =>
    ticket.service_id === serviceId && ticket.location_id === locationId && ticket.day === day;
  if (active.some((ticket) => ticket.type === 'QUEUE' && isHere(ticket))) throw new Refusal('alreadyQueued');
}

/** @throws Refusal `alreadyBooked` */
function checkNotBooked(active: ActiveTicket[], { serviceId, day }: Omit<QueueDay, 'locationId'>): void {
  const isSame = (ticket: ActiveTicket) =>
    ticket.progress === 'booked' && ticket.service_id === serviceId && ticket.day === day;
  if (active.some(isSame)) throw new Refusal('alreadyBooked');
}

/** What a mobile number may have, besides its active tickets. */
const limitsOf = (active: ActiveTicket[]) => ({
  /** One number of each queue. @throws Refusal `tooManyTickets`, `alreadyQueued` */
  checkMayQueue(queue: QueueDay): void {
    checkMostActive(active);
    checkNotQueued(active, queue);
  },
  /** @throws Refusal `alreadyQueued`, `tooManyTickets` */
  checkMayRejoin(queue: QueueDay): void {
    checkNotQueued(active, queue);
    checkMostActive(active);
  },
  /** One booking of a service on each day. @throws Refusal `tooManyTickets`, `alreadyBooked` */
  checkMayBook(slot: Omit<QueueDay, 'locationId'>): void {
    checkMostActive(active);
    checkNotBooked(active, slot);
  },
});

/**
 * The limits of each number. Until the end of the transaction no other transaction grants these numbers anything, so
 * that the limits hold.
 */
export async function lockLimits(
  db: Queryable,
  mobiles: Mobile[],
  today: string,
): Promise<(mobile: Mobile) => ReturnType<typeof limitsOf>> {
  const areas = mobiles.map(({ area }) => area);
  const numbers = mobiles.map(({ number }) => number);
  const [, rows] = await Promise.all([
    db.query(LOCK_OWNERS, { names: mobiles.map(mobileName) }),
    // Runs after the locks: a connection executes its statements in order.
    db.query(ACTIVE, { areas, numbers, today }),
  ]);
  const active = byKey(rows, ({ mob_area, mob_num }) => `${mob_area}-${mob_num}`);
  return (mobile) => limitsOf(active.get(mobileName(mobile)) ?? []);
}

/** Checks that the caller's token proves a number (decision 17). @throws Refusal `mobileNotVerified` */
export function checkOwnNumber(
  { mobile }: CallerIdentity,
  { mobArea, mobNum }: { mobArea: string; mobNum: string },
): void {
  if (!isSameMobile(mobile, { area: mobArea, number: mobNum })) throw new Refusal('mobileNotVerified');
}

/** Some remote counters serve only accounts of the city (CAT-53). @throws Refusal `oneAccountRequired` */
export function checkAccount({ location }: ServicePoint, caller: CallerIdentity): void {
  const counter = { remoteCounter: location.remote_counter, rcServiceLogin: location.rc_service_login };
  if (mustLogIn(counter, caller)) throw new Refusal('oneAccountRequired');
}
