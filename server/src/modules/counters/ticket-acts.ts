import type { CallName, Calls } from '@vez/shared/contracts';
import { cityDay } from '../../city/city';
import type { RefusalReason } from '@vez/shared/domain';
import type { z } from 'zod';
import { statement, type Queryable } from '../../db/db';
import type { Shape, Statement } from '../../db/statement';
import type { Statements } from '../../db/statements.gen';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden, Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { GRACE_MS, lockTicket, type TicketRow } from '../tickets';
import {
  checkOwnCounter,
  counterNow,
  counterOfVisit,
  holdFreeCounter,
  isHeldBy,
  type CounterHolder,
  type CounterNow,
} from './counter-holders';
import { lockOffice, officeFor, visitsAtCounter, type Office } from './office';
import { isInScope, pointFor } from './own-queues';

/** Every write of the contract about one ticket of an office. A scanned code is not a ticket yet (`checkInFor`). */
export type TicketAct = {
  [Name in CallName]: Calls[Name] extends { caller: 'service'; method: 'POST'; body: infer Body }
    ? Body extends z.ZodType<{ ticketId: string }>
      ? Name
      : never
    : never;
}[CallName];

interface ActRule {
  /** Whether the ticket is in a state in which the act can be done, or was done already. */
  isIn(row: TicketRow, now: Date): boolean;
  /** The refusal in another state, or on another day. */
  otherwise: RefusalReason;
  /** Allowed also before the day of the ticket. */
  isEarly?: true;
}

const isIn =
  (...states: TicketRow['progress'][]) =>
  ({ progress }: TicketRow) =>
    states.includes(progress);
const isServed = ({ progress, parked_at }: TicketRow) => progress === 'called' && parked_at === null;
/** A person who has just missed the call may still come. */
const isJustAbsent = ({ progress, called_at }: TicketRow, now: Date) =>
  progress === 'absent' && called_at !== null && now.getTime() - called_at.getTime() <= GRACE_MS;

const CALLED = { isIn: isIn('called'), otherwise: 'ticketNotCalled' } as const;

/** A new act does not compile without its rule. */
export const ACT_RULES: Readonly<Record<TicketAct, ActRule>> = {
  callTicket: { isIn: isIn('waiting', 'booked', 'called'), otherwise: 'ticketNotActive' },
  recall: {
    isIn: (row, now) => row.progress === 'called' || isJustAbsent(row, now),
    otherwise: 'ticketNotCalled',
  },
  startVisit: { isIn: isServed, otherwise: 'ticketNotCalled' },
  park: CALLED,
  unpark: CALLED,
  markAbsent: CALLED,
  markTreated: CALLED,
  reopenVisit: {
    isIn: (row) => isServed(row) || row.progress === 'treated',
    otherwise: 'ticketNotCalled',
  },
  transfer: { isIn: isIn('waiting', 'called'), otherwise: 'ticketNotActive' },
  setPriority: { isIn: isIn('waiting', 'called', 'booked'), otherwise: 'ticketNotActive' },
  moveVisit: {
    isIn: ({ type, progress }) =>
      type !== 'QUEUE' && ['booked', 'waiting', 'called', 'absent'].includes(progress),
    otherwise: 'ticketNotEditable',
    isEarly: true,
  },
  undoCheckIn: { isIn: isIn('booked', 'waiting', 'called', 'absent'), otherwise: 'ticketNotActive' },
  cancelVisit: {
    isIn: isIn('booked', 'waiting', 'called', 'cancelled'),
    otherwise: 'ticketNotCancellable',
    isEarly: true,
  },
};

declare const admitted: unique symbol;
/** The id of a ticket that the caller may change: of today and of the caller’s queues, under the lock of its office. */
export type AdmittedId = string & { readonly [admitted]: true };
export type AdmittedTicket = TicketRow & { readonly id: AdmittedId };

type OfAdmitted<Of extends Shape> = {
  values: Of['values'] extends readonly [unknown, ...infer Rest]
    ? readonly [ticket: AdmittedId, ...Rest]
    : Omit<Of['values'], 'ticket'> & { ticket: AdmittedId };
  row: Of['row'];
};

/**
 * A statement that changes a ticket: takes an admitted id as `$1` or `:ticket`, never a bare one.
 * @param sql see `statement`
 */
export const ticketStatement = <Name extends keyof Statements>(name: Name, sql: string) =>
  statement(name, sql) as unknown as Statement<OfAdmitted<Statements[Name]>>;

interface Asked {
  db: Queryable;
  caller: CallerIdentity;
  /** `counter`: where the act takes place. */
  body: { ticketId: string; counter?: string };
}

export interface Admitted {
  row: AdmittedTicket;
  office: Office;
  /** Others at the counter where the act takes place, the last call first. */
  others: AdmittedTicket[];
  /** Whether that counter is paused. */
  isPaused: boolean;
}

const FIND = statement(
  'counter-act-find',
  `SELECT t.day, t.service_id AS "serviceId", t.location_id AS "locationId", st.department_id AS "departmentId"
   FROM ticket t
   JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id WHERE t.id = $1`,
);

/**
 * The only way for counters and receptions to act on a ticket: checks its queue and day, locks its office and its
 * row, and lets staff act only on visits at their own counter. Queries that do not depend on each other are sent
 * together.
 * @throws Forbidden for another department or office; Refusal `calledElsewhere`, `counterTaken`, `counterNotOpen`, or
 * the reason of the act's rule
 */
export async function admitAct(
  act: TicketAct,
  { db, caller, body: { ticketId, counter } }: Asked,
  catalogue: Catalogue,
  now: Date,
): Promise<Admitted> {
  const rule = ACT_RULES[act];
  const [found] = await db.query(FIND, [ticketId]);
  if (found !== undefined && !isInScope(caller, found)) throw new Forbidden();
  if (found === undefined || !isOnItsDay(found.day, rule, now)) throw new Refusal(rule.otherwise);
  const office = officeFor(catalogue, caller, found.locationId);
  const [, row, visitAt, there, at] = await Promise.all([
    lockOffice(db, office.locationId),
    lockTicket(db, ticketId),
    caller.staff === undefined ? undefined : counterOfVisit(db, ticketId),
    counter === undefined ? [] : visitsAtCounter(db, office, counter, now),
    counter === undefined ? undefined : counterNow(db, caller, office, counter, now),
  ]);
  if (row === undefined) throw new Refusal(rule.otherwise);
  // Another act may have moved the ticket before the lock was taken, even to an office that is not locked.
  const { service_id: serviceId, location_id: locationId, day } = row;
  pointFor(catalogue, caller, { serviceId, locationId });
  const isMoved = serviceId !== found.serviceId || locationId !== found.locationId || day !== found.day;
  if (isMoved || !rule.isIn(row, now)) throw new Refusal(rule.otherwise);
  if (visitAt !== undefined) checkVisitCounter(caller, row, visitAt, counter !== undefined);
  if (at !== undefined) {
    checkOwnCounter(caller, at);
    await holdFreeCounter(db, caller, office.locationId, at, now);
  }
  return {
    row: row as AdmittedTicket,
    office,
    others: (there as AdmittedTicket[]).filter(({ id }) => id !== ticketId),
    isPaused: at?.isPaused === true,
  };
}

/**
 * Locks an office and lets the caller call people to a counter there: an open one that no colleague has.
 * @returns the visits at the counter, the last call first
 * @throws Refusal `counterTaken`, `counterNotOpen`
 */
export async function admitCall(
  db: Queryable,
  caller: CallerIdentity,
  office: Office,
  counter: string,
  now: Date,
): Promise<{ at: CounterNow; there: AdmittedTicket[] }> {
  const [, there, at] = await Promise.all([
    lockOffice(db, office.locationId),
    visitsAtCounter(db, office, counter, now),
    counterNow(db, caller, office, counter, now),
  ]);
  checkOwnCounter(caller, at);
  return { at, there: there as AdmittedTicket[] };
}

/**
 * Staff act on a visit at the counter that it was called to, which is open and not a colleague’s. Elsewhere they first take
 * the person to a counter of their own (`takesToOwn`): from a closed counter, or once they are parked.
 * @throws Refusal `calledElsewhere`, `counterNotOpen`
 */
function checkVisitCounter(
  caller: CallerIdentity,
  row: TicketRow,
  { isOpen, holder }: Pick<CounterNow, 'isOpen' | 'holder'>,
  takesToOwn: boolean,
): void {
  if (row.progress !== 'called' || (takesToOwn && !isServed(row))) return;
  if (holder !== undefined) checkServes(caller, row, holder);
  else if (!isOpen && !takesToOwn) throw new Refusal('counterNotOpen', { counter: row.counter_name });
}

/** @throws Refusal `calledElsewhere`, with the holder of the counter that the person was called to */
function checkServes(caller: CallerIdentity, row: TicketRow, holder: CounterHolder, status?: 403): void {
  if (caller.staff === undefined || isHeldBy(caller, holder)) return;
  const { jetton_code: number, counter_name: counter } = row;
  throw new Refusal('calledElsewhere', { number, counter, by: holder.name }, undefined, status);
}

/**
 * Lets staff read personal data only at the counter that serves the person.
 * @throws Refusal `calledElsewhere`, `counterNotOpen`, both as 403
 */
export async function checkReads(db: Queryable, caller: CallerIdentity, row: TicketRow): Promise<void> {
  if (caller.staff === undefined) return;
  const holder = (await counterOfVisit(db, row.id))?.holder;
  if (holder !== undefined) checkServes(caller, row, holder, 403);
  else if (row.called_by !== caller.subject) {
    throw new Refusal('counterNotOpen', { counter: row.counter_name }, undefined, 403);
  }
}

/** For acts on people who wait, under the lock of their office. @throws Refusal `calledMeanwhile` */
export function checkNotCalled({ progress, jetton_code: number, counter_name: counter }: TicketRow): void {
  if (progress === 'called') throw new Refusal('calledMeanwhile', { number, counter });
}

const isOnItsDay = (day: string, { isEarly }: ActRule, now: Date) =>
  day === cityDay(now) || (isEarly === true && day > cityDay(now));
