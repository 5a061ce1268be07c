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
import { AFFECTED, CLOSED_TOO, END, END_NUMBERS, EXPIRE, REOPEN, TELL, WITH_WORK } from './closed-tickets';
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

/** Those that still have something to do: not over, or reopened with people who have not been told. */
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

const recordEach = (tx: Queryable, tickets: readonly { id: string }[], route: string) =>
  Promise.all(
    tickets.map(({ id }) => {
      const act = { kind: 'cancellation', subject: route, route } as const;
      return recordAudit(tx, { ...act, traceId: randomUUID(), ticketId: id });
    }),
  );

async function record(
  { tx, alerts, now }: Work,
  closure: ClosureRow,
  ticket: TicketRow,
  slot: Slot | undefined,
): Promise<void> {
  const until = slot && answerBy(ticket, slot, now);
  const held = slot && until && { ...slot, until };
  await tx.query(TELL, {
    closure: closure.id,
    ticket: ticket.id,
    state: held ? 'held' : 'none',
    wasAt: ticket.location_id,
    wasDay: ticket.day,
    wasTime: ticket.booking_time,
    location: held?.locationId ?? null,
    day: held?.day ?? null,
    time: held?.time ?? null,
    answerBy: held?.until ?? null,
    now,
    message: await alerts.tellClosure(
      tx,
      ticket,
      { closureId: closure.id, reason: closure.reason, held },
      now,
    ),
  });
}

/** Gives up the new times that fall into a later closure, so that other ones are found. @returns how many */
async function giveUpClosedToo({ tx }: Work, closure: ClosureRow): Promise<number> {
  const rows = await tx.query(CLOSED_TOO, { ...coveredBy(closure), closure: closure.id });
  for (const slot of rows) await freeSlot(tx, slot);
  return rows.length;
}

/** Holds a new time for the next bookings of a closure, and tells their holders. @returns how many */
async function tellNext(work: Work, closure: ClosureRow): Promise<number> {
  const { tx, catalogue, now } = work;
  const rows = await tx.query(AFFECTED, { ...coveredBy(closure), closure: closure.id, most: MOST_AT_ONCE });
  const slots = await takeTimes(tx, { catalogue, closure, now }, rows);
  for (const ticket of rows) await record(work, closure, ticket, slots.get(ticket.id));
  await recordEach(tx, rows, CLOSURE_ROUTE);
  return rows.length;
}

/** Ends the next numbers that wait where a closure has begun. @returns how many */
async function endNumbers({ tx, alerts, now }: Work, closure: ClosureRow): Promise<number> {
  const { department, location, service } = coveredBy(closure);
  const at = { department, location, service, today: cityDay(now), now, most: MOST_AT_ONCE };
  const rows = await tx.query(END_NUMBERS, at);
  for (const ticket of rows) {
    await tx.query(TELL, {
      closure: closure.id,
      ticket: ticket.id,
      state: 'number',
      wasAt: ticket.location_id,
      wasDay: ticket.day,
      wasTime: ticket.booking_time,
      location: null,
      day: null,
      time: null,
      answerBy: null,
      now,
      message: await alerts.tellNumberEnded(tx, ticket, closure, now),
    });
  }
  await recordEach(tx, rows, CLOSURE_ROUTE);
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
  await recordEach(tx, rows, REOPENED_ROUTE);
  return rows.length;
}

/** Ends the next bookings whose holders did not answer in time. @returns how many */
async function endUnanswered({ tx, now, freedDelaySeconds }: Work): Promise<number> {
  const rows = await tx.query(EXPIRE, { now, most: MOST_AT_ONCE });
  for (const slot of rows) await freeSlotDeferred(tx, slot, now, freedDelaySeconds);
  const ended = await tx.query(END, { now, ids: rows.map(({ id }) => id) });
  for (const ticket of ended) await giveSlotBack(tx, ticket, now, freedDelaySeconds);
  await recordEach(tx, ended, UNANSWERED_ROUTE);
  return rows.length;
}

/** Those of the closures that have bookings to tell, or new times to give up: one statement, since it runs each second. */
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
 * Does what closures leave to do: finds new times and tells the people concerned, ends numbers, keeps the old times of
 * those who had not answered before the office opened again, and ends bookings without an answer. Each batch commits
 * its places, messages and records together: after a crash, the next run of any process does the rest, once.
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
    const when = { now, day: cityDay(now), time: cityTimeReached(now) };
    const closures = await db.query(AT_WORK, when);
    const isReopened = ({ reopened_at }: ClosureRow) => reopened_at !== null;
    for (const closure of closures.filter(isReopened)) await runAll((work) => keepNext(work, closure));
    const closed = closures.filter((closure) => !isReopened(closure));
    for (const closure of await findWork(db, closed)) {
      await runBatch((work) => giveUpClosedToo(work, closure));
    }
    // Those of an earlier closure whose new time was given up have to be told again.
    for (const closure of await findWork(db, closed)) await runAll((work) => tellNext(work, closure));
    const ending = closed.filter(({ ends_numbers, starts_at }) => ends_numbers && starts_at <= now);
    for (const closure of ending) await runAll((work) => endNumbers(work, closure));
    await runAll(endUnanswered);
  };
}
