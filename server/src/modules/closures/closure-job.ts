import { randomUUID } from 'node:crypto';
import { cityDay, cityTimeReached } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db, type Queryable, type Tables } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';
import type { Alerts } from '../alerts';
import { recordAudit } from '../audit';
import type { Catalogue, ClosureRow } from '../catalogue';
import { freeSlot, freeSlotDeferred, type Slot } from '../slots';
import { CLOSURE_ROUTE, giveSlotBack, REOPENED_ROUTE, UNANSWERED_ROUTE } from '../tickets';
import { AFFECTED, END, END_NUMBERS, EXPIRE, RECORD, REOPEN, WITH_WORK, WITHDRAW } from './closed-tickets';
import { answerBy, takeTimes } from './new-times';
import { coveredBy } from './scope';

export interface ClosureDeps {
  db: Db;
  clock: Clock;
  alerts: Alerts;
  catalogue: Catalogue;
  freedDelaySeconds: number;
}

/** Per transaction, so that its locks are short. */
const MOST_AT_ONCE = 100;

/** Closures that are not over, and reopened ones whose bookings are still to be kept. */
const AT_WORK = statement(
  'closures-at-work',
  `SELECT * FROM closure c WHERE reopened_at IS NULL AND ends_at > :now
     OR reopened_at IS NOT NULL AND EXISTS (SELECT FROM closed_ticket o WHERE o.closure_id = c.id
       AND o.state IN ('held', 'none') AND (o.was_day, o.was_time) > (:day::date, :time))
   ORDER BY made_at, id`,
);

type TicketRow = Tables['ticket'];
interface Work extends ClosureDeps {
  tx: Queryable;
  now: Date;
}

const auditEach = (tx: Queryable, tickets: readonly { id: string }[], route: string) =>
  Promise.all(
    tickets.map(({ id }) => {
      const act = { kind: 'cancellation', subject: route, route } as const;
      return recordAudit(tx, { ...act, traceId: randomUUID(), ticketId: id });
    }),
  );

interface Notified {
  state: 'held' | 'none' | 'number';
  held?: (Slot & { until: Date }) | undefined;
  /** The key of the message. */
  message: string | null;
}

const record = (
  { tx, now, freedDelaySeconds }: Work,
  closure: ClosureRow,
  ticket: TicketRow,
  { state, held, message }: Notified,
) =>
  tx.query(RECORD, {
    closure: closure.id,
    ticket: ticket.id,
    state,
    wasAt: ticket.location_id,
    wasDay: ticket.day,
    wasTime: ticket.booking_time,
    location: held?.locationId ?? null,
    day: held?.day ?? null,
    time: held?.time ?? null,
    answerBy: held?.until ?? null,
    delaySeconds: freedDelaySeconds,
    now,
    message,
  });

/** Withdraws new times that fall into a later closure, so that others are found. @returns how many */
async function withdrawTimes({ tx }: Work, closure: ClosureRow): Promise<number> {
  const rows = await tx.query(WITHDRAW, { ...coveredBy(closure), closure: closure.id });
  for (const slot of rows) await freeSlot(tx, slot);
  return rows.length;
}

/** Holds a new time for the next bookings of a closure, and notifies their holders. @returns how many */
async function holdNext(work: Work, closure: ClosureRow): Promise<number> {
  const { tx, alerts, catalogue, now } = work;
  const { id: closureId, reason } = closure;
  const rows = await tx.query(AFFECTED, { ...coveredBy(closure), closure: closure.id, most: MOST_AT_ONCE });
  const slots = await takeTimes(tx, { catalogue, closure, now }, rows);
  for (const ticket of rows) {
    const slot = slots.get(ticket.id);
    const held = slot && { ...slot, until: answerBy(ticket, slot, now) };
    const message = await alerts.tellClosure(tx, ticket, { closureId, reason, held }, now);
    await record(work, closure, ticket, { state: held ? 'held' : 'none', held, message });
  }
  await auditEach(tx, rows, CLOSURE_ROUTE);
  return rows.length;
}

/** Ends the next numbers that wait where a closure has begun. @returns how many */
async function endNumbers(work: Work, closure: ClosureRow): Promise<number> {
  const { tx, alerts, now } = work;
  const { department, location, service } = coveredBy(closure);
  const at = { department, location, service, today: cityDay(now), now, most: MOST_AT_ONCE };
  const rows = await tx.query(END_NUMBERS, { ...at, closure: closure.id });
  for (const ticket of rows) {
    const message = await alerts.tellNumberEnded(tx, ticket, closure, now);
    await record(work, closure, ticket, { state: 'number', message });
  }
  await auditEach(tx, rows, CLOSURE_ROUTE);
  return rows.length;
}

/** Leaves the next unanswered bookings of a reopened closure at their old time. @returns how many */
async function keepNext({ tx, alerts, now }: Work, closure: ClosureRow): Promise<number> {
  const at = { closure: closure.id, day: cityDay(now), time: cityTimeReached(now), most: MOST_AT_ONCE };
  const rows = await tx.query(REOPEN, at);
  for (const { heldAt, heldDay, heldTime, ...ticket } of rows) {
    if (heldAt !== null && heldDay !== null && heldTime !== null) {
      const slot = { serviceId: ticket.service_id, locationId: heldAt, day: heldDay, time: heldTime };
      await freeSlot(tx, slot);
    }
    await alerts.tellReopened(tx, ticket, closure.id, now);
  }
  await auditEach(tx, rows, REOPENED_ROUTE);
  return rows.length;
}

/** Ends the next bookings whose holders did not answer in time. @returns how many */
async function endUnanswered({ tx, now, freedDelaySeconds }: Work): Promise<number> {
  const rows = await tx.query(EXPIRE, { now, most: MOST_AT_ONCE });
  for (const slot of rows) await freeSlotDeferred(tx, slot, now, freedDelaySeconds);
  const ended = await tx.query(END, { now, ids: rows.map(({ id }) => id) });
  for (const ticket of ended) await giveSlotBack(tx, ticket, now, freedDelaySeconds);
  await auditEach(tx, ended, UNANSWERED_ROUTE);
  return rows.length;
}

/** Finds closures with bookings to notify or new times to withdraw, in one statement, because it runs each second. */
async function findWork(db: Queryable, closures: ClosureRow[]): Promise<ClosureRow[]> {
  if (closures.length === 0) return [];
  const covered = closures.map(coveredBy);
  const rows = await db.query(WITH_WORK, {
    ids: closures.map(({ id }) => id),
    departments: covered.map(({ department }) => department),
    locations: covered.map(({ location }) => location),
    services: covered.map(({ service }) => service),
    days: covered.map(({ day }) => day),
    times: covered.map(({ time }) => time),
    lastDays: covered.map(({ lastDay }) => lastDay),
    lastTimes: covered.map(({ lastTime }) => lastTime),
  });
  const ids = new Set(rows.map(({ id }) => id));
  return closures.filter(({ id }) => ids.has(id));
}

/**
 * Finds new times for closed bookings and notifies their holders, ends numbers, keeps unanswered bookings of reopened
 * closures, and ends bookings after their deadline. A batch commits its places, messages and records together, so
 * another process can continue after a crash. A closure that fails does not stop the others; the last fault is thrown.
 */
export function createClosureJob(deps: ClosureDeps) {
  const { db, clock } = deps;

  /** One batch, alone among all processes. @returns whether a full batch was done, so that there may be more */
  async function runBatch(batch: (work: Work) => Promise<number>): Promise<boolean> {
    let done = 0;
    await runExclusive(db, 'closures', async (tx) => {
      done = await batch({ ...deps, tx, now: clock.now() });
    });
    return done === MOST_AT_ONCE;
  }
  const runAll = async (batch: (work: Work) => Promise<number>) => {
    while (await runBatch(batch));
  };

  return async () => {
    const now = clock.now();
    const closures = await db.query(AT_WORK, { now, day: cityDay(now), time: cityTimeReached(now) });
    const closed = closures.filter(({ reopened_at }) => reopened_at === null);
    const reopened = closures.filter(({ reopened_at }) => reopened_at !== null);
    const ending = closed.filter(({ ends_numbers, starts_at }) => ends_numbers && starts_at <= now);
    const faults: unknown[] = [];
    const forEach = async (some: ClosureRow[], act: (work: Work, closure: ClosureRow) => Promise<number>) => {
      for (const closure of some) {
        await runAll((work) => act(work, closure)).catch((fault: unknown) => faults.push(fault));
      }
    };
    await forEach(reopened, keepNext);
    await forEach(await findWork(db, closed), withdrawTimes);
    // Withdrawn times leave work to earlier closures.
    await forEach(await findWork(db, closed), holdNext);
    await forEach(ending, endNumbers);
    await runAll(endUnanswered);
    if (faults.length > 0) throw faults.at(-1);
  };
}
