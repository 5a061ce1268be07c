import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallingCounter } from './queue-order';
import { dueIds, otherIds } from './sql';

type TicketRow = Tables['ticket'];

/** The queues of one office that a counter serves. */
export interface QueuesOfCounter {
  locationId: number;
  serviceIds: readonly number[];
  counter: string;
}

const OF_SERVICE = { service: 'q.service', ofCounter: true };

/** Locks the first ticket of each queue: it cannot be called, checked in or cancelled meanwhile. */
const LOCK_FIRSTS = statement(
  'queues-lock-firsts',
  `SELECT t.* FROM unnest(:services::int[]) AS q(service) CROSS JOIN LATERAL (
     SELECT * FROM ticket WHERE id = coalesce((${dueIds(OF_SERVICE)} LIMIT 1 FOR UPDATE),
       (${otherIds(OF_SERVICE)} LIMIT 1 FOR UPDATE))) AS t`,
);
const CALL = statement(
  'queues-call',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy
   WHERE id = :ticket RETURNING *`,
);
const WAITING = statement(
  'queues-waiting',
  `SELECT t.* FROM unnest(:services::int[]) AS q(service) CROSS JOIN LATERAL
     unnest(ARRAY(${dueIds(OF_SERVICE)} LIMIT :most) || ARRAY(${otherIds(OF_SERVICE)} LIMIT :most))
       WITH ORDINALITY AS front(id, place)
   JOIN ticket t USING (id) WHERE place <= :most ORDER BY q.service, place`,
);

/** Since when a person has stood in the queue: a new place counts from its start, a transfer does not. */
const standsSince = ({ rejoined_at, transferred_at, checked_in_at, created_at, type }: TicketRow): Date => {
  if (rejoined_at !== null && rejoined_at.getTime() !== transferred_at?.getTime()) return rejoined_at;
  return type === 'QUEUE' ? created_at : (checked_in_at ?? created_at);
};

/** @param time HH:mm of now */
function rankOf(row: TicketRow, time: string): (number | string)[] {
  const isBooking = row.type !== 'QUEUE' && row.rejoined_at === null;
  if (isBooking && row.booking_time <= time) return [0, row.booking_time, row.created_at.getTime(), row.id];
  if (isBooking && !row.priority) return [3, row.booking_time, row.created_at.getTime(), row.id];
  return [row.priority ? 1 : 2, standsSince(row).getTime(), row.id];
}

function isBefore(one: TicketRow, other: TicketRow, time: string): boolean {
  const [own, others] = [rankOf(one, time), rankOf(other, time)];
  const at = own.findIndex((value, position) => value !== others[position]);
  return at !== -1 && own[at]! < others[at]!;
}

/** Picks from the first tickets the one to call: a due one, then priority, then the longest wait. */
const firstOf = (firsts: readonly TicketRow[], time: string): TicketRow | undefined =>
  firsts.reduce<TicketRow | undefined>(
    (best, row) => (best === undefined || isBefore(row, best, time) ? row : best),
    undefined,
  );

const valuesOf = ({ locationId, serviceIds, counter }: QueuesOfCounter, now: Date) => ({
  location: locationId,
  // One order for all counters, so that two never wait for each other.
  services: [...new Set(serviceIds)].sort((one, other) => one - other),
  counter,
  day: cityDay(now),
  time: cityTimeReached(now),
});

/** Calls the next ticket of several queues; undefined if none waits. Each queue keeps its own order. */
export async function callNextOfQueues(
  db: Queryable,
  queues: QueuesOfCounter,
  calledBy: CallingCounter['calledBy'],
  now: Date,
): Promise<TicketRow | undefined> {
  const values = valuesOf(queues, now);
  const next = firstOf(await db.query(LOCK_FIRSTS, values), values.time);
  if (next === undefined) return undefined;
  const [row] = await db.query(CALL, { ticket: next.id, counter: queues.counter, calledBy, now });
  return row;
}

/** The first waiting tickets of several queues, in the order in which `callNextOfQueues` calls them. */
export async function waitingIn(
  db: Queryable,
  queues: QueuesOfCounter,
  now: Date,
  most: number,
): Promise<TicketRow[]> {
  const values = valuesOf(queues, now);
  const rows = await db.query(WAITING, { ...values, most });
  const lines = values.services.map((service) => rows.filter(({ service_id }) => service_id === service));
  const merged: TicketRow[] = [];
  while (merged.length < most) {
    const next = firstOf(
      lines.flatMap(([first]) => first ?? []),
      values.time,
    );
    if (next === undefined) break;
    merged.push(next);
    lines.find(([first]) => first === next)!.shift();
  }
  return merged;
}
