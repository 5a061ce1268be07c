import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';

type TicketRow = Tables['ticket'];

/** The queues of one office that a counter serves. */
interface QueuesOfCounter {
  locationId: number;
  serviceIds: readonly number[];
  counter: string;
}

/**
 * Locks the first ticket of each queue that the counter may call: most are for any counter of their queue. A locked
 * ticket cannot be called, checked in or cancelled meanwhile. Not SKIP LOCKED, which would skip a ticket that is
 * checked in at that very moment.
 */
const LOCK_FIRSTS = statement(
  'queues-lock-firsts',
  `SELECT t.* FROM unnest(:services::int[]) AS q(service) CROSS JOIN LATERAL (
     SELECT * FROM ticket WHERE id = coalesce(
       (SELECT id FROM queue_due
         WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
           AND for_counter IN ('', :counter)
         LIMIT 1 FOR UPDATE),
       (SELECT id FROM queue_rest
         WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE
           AND for_counter IN ('', :counter)
         LIMIT 1 FOR UPDATE))) AS t`,
);
const CALL = statement(
  'queues-call',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy
   WHERE id = :ticket RETURNING *`,
);
const WAITING = statement(
  'queues-waiting',
  `SELECT t.* FROM unnest(:services::int[]) AS q(service) CROSS JOIN LATERAL unnest(
       ARRAY(SELECT id FROM queue_due
         WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
           AND for_counter IN ('', :counter)
         LIMIT :most)
       || ARRAY(SELECT id FROM queue_rest
         WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE
           AND for_counter IN ('', :counter)
         LIMIT :most)
     ) WITH ORDINALITY AS front(id, place)
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

/**
 * Calls the next ticket of one or several queues; undefined if none waits. Each queue keeps its own order.
 * @param calledBy the clerk at the counter; null for a counter system
 */
export async function callNext(
  db: Queryable,
  queues: QueuesOfCounter,
  calledBy: string | null,
  now: Date,
): Promise<TicketRow | undefined> {
  const values = valuesOf(queues, now);
  const next = firstOf(await db.query(LOCK_FIRSTS, values), values.time);
  if (next === undefined) return undefined;
  const [row] = await db.query(CALL, { ticket: next.id, counter: queues.counter, calledBy, now });
  return row;
}

/** The first waiting tickets of several queues, in the order in which `callNext` calls them. */
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
