import { cityDay, cityInstant, cityTimeReached } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import { isUnanswered, passOver } from './arrival-questions';
import { inOrder, ruleOf, type Part, type Placed, type RuleRow, type Waiting } from './calling-rule';

type TicketRow = Tables['ticket'];

/** The queues of one office that a counter serves. */
interface QueuesOfCounter {
  locationId: number;
  serviceIds: readonly number[];
  counter: string;
}

/**
 * Locks the first ticket of each part of each queue that the counter may call: most are for any counter of their queue.
 * A locked ticket cannot be called, checked in or cancelled meanwhile. Not SKIP LOCKED, which would skip a ticket that
 * is checked in at that very moment.
 */
const LOCK_FIRSTS = statement(
  'queues-lock-firsts',
  `SELECT t.*, part AS "part!", o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
     o.longest_wait_minutes AS "longestWaitMinutes", o.asks_arrival AND NOT o.remote_counter AS "asks!",
     CASE WHEN o.calling_order = 'turns' THEN bookings_in_a_row(q.service, o.id, :day) ELSE 0 END AS "bookingsInARow!"
   FROM unnest(:services::int[]) AS q(service) JOIN location o ON o.id = :location
   CROSS JOIN LATERAL unnest(ARRAY['due', 'priority', 'others'], ARRAY[
     (SELECT id FROM queue_due
       WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
         AND for_counter IN ('', :counter)
       LIMIT 1 FOR UPDATE),
     (SELECT id FROM queue_rest
       WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND priority
         AND for_counter IN ('', :counter)
       LIMIT 1 FOR UPDATE),
     (SELECT id FROM queue_rest
       WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND NOT priority
         AND for_counter IN ('', :counter)
       LIMIT 1 FOR UPDATE)]) AS front(part, ticket)
   JOIN ticket t ON t.id = front.ticket`,
);
const CALL = statement(
  'queues-call',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy
   WHERE id = :ticket RETURNING *`,
);
const WAITING = statement(
  'queues-waiting',
  `SELECT t.*, part AS "part!", o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
     o.longest_wait_minutes AS "longestWaitMinutes",
     CASE WHEN o.calling_order = 'turns' THEN bookings_in_a_row(q.service, o.id, :day) ELSE 0 END AS "bookingsInARow!"
   FROM unnest(:services::int[]) AS q(service) JOIN location o ON o.id = :location
   CROSS JOIN LATERAL (
     SELECT 'due' AS part, * FROM unnest(ARRAY(SELECT id FROM queue_due
       WHERE service_id = q.service AND location_id = :location AND day = :day AND due_at <= :time
         AND for_counter IN ('', :counter)
       LIMIT :most)) WITH ORDINALITY
     UNION ALL SELECT 'priority', * FROM unnest(ARRAY(SELECT id FROM queue_rest
       WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND priority
         AND for_counter IN ('', :counter)
       LIMIT :most)) WITH ORDINALITY
     UNION ALL SELECT 'others', * FROM unnest(ARRAY(SELECT id FROM queue_rest
       WHERE service_id = q.service AND location_id = :location AND day = :day AND (due_at > :time) IS NOT FALSE AND NOT priority
         AND for_counter IN ('', :counter)
       LIMIT :most)) WITH ORDINALITY
   ) AS front(part, ticket, place)
   JOIN ticket t ON t.id = front.ticket ORDER BY q.service, place`,
);

type Front = TicketRow & RuleRow & { part: string; bookingsInARow: number };

/** Since when a person has stood in the queue: a new place counts from its start, a transfer does not. */
const standsSince = ({ rejoined_at, transferred_at, checked_in_at, created_at, type }: TicketRow): Date => {
  if (rejoined_at !== null && rejoined_at.getTime() !== transferred_at?.getTime()) return rejoined_at;
  return type === 'QUEUE' ? created_at : (checked_in_at ?? created_at);
};

/** A ticket that waits, as the rule sees it, beside those of other queues. */
interface Waits extends Waiting {
  row: Front;
  /** The time of a booking, or since when its holder has stood in the queue. */
  standing: number;
}

function waitsOf(row: Front, day: string, now: number): Waits {
  if (row.type === 'QUEUE' || row.rejoined_at !== null) {
    return { row, since: row.created_at.getTime(), standing: standsSince(row).getTime(), isEarly: false };
  }
  const since = cityInstant(day, row.booking_time).getTime();
  return { row, since, standing: since, isEarly: since > now };
}

/** The order of the front of one queue, each with its rank beside other queues. */
function lineOf(rows: readonly Front[], day: string, time: string) {
  const [any] = rows;
  if (any === undefined) return [];
  const now = cityInstant(day, time).getTime();
  const part = (name: Part) => rows.filter((row) => row.part === name).map((row) => waitsOf(row, day, now));
  const parts = { due: part('due'), priority: part('priority'), others: part('others') };
  return inOrder(ruleOf(any), parts, { bookingsInARow: any.bookingsInARow, now });
}

const keyOf = ({ person: { row, standing }, rank }: Placed<Waits>) => [
  rank,
  standing,
  row.created_at.getTime(),
  row.id,
];

function isBefore(one: Placed<Waits>, other: Placed<Waits>): boolean {
  const [own, others] = [keyOf(one), keyOf(other)];
  const at = own.findIndex((value, position) => value !== others[position]);
  return at !== -1 && own[at]! < others[at]!;
}

/** The next people of several queues. Each queue keeps its own order; between them the rank decides, then the time. */
function mergedOf(
  rows: readonly Front[],
  { services, day, time }: ReturnType<typeof valuesOf>,
  most: number,
) {
  const lines = services.map((service) =>
    lineOf(
      rows.filter(({ service_id }) => service_id === service),
      day,
      time,
    ),
  );
  const merged: Front[] = [];
  while (merged.length < most) {
    const firsts = lines.flatMap(([first]) => first ?? []);
    if (firsts.length === 0) break;
    const next = firsts.reduce((best, one) => (isBefore(one, best) ? one : best));
    merged.push(next.person.row);
    lines.find(([first]) => first === next)!.shift();
  }
  return merged;
}

const valuesOf = ({ locationId, serviceIds, counter }: QueuesOfCounter, now: Date) => ({
  location: locationId,
  // One order for all counters, so that two never wait for each other.
  services: [...new Set(serviceIds)].sort((one, other) => one - other),
  counter,
  day: cityDay(now),
  time: cityTimeReached(now),
});

export interface Called {
  /** Undefined if the queues are empty. */
  row: TicketRow | undefined;
  /** Numbers that were passed over, because their holders did not say that they are here. */
  passedOver: TicketRow[];
}

/**
 * Calls the next ticket of one or several queues. Each queue keeps its own order.
 * @param calledBy the clerk at the counter; null for a counter system
 */
export async function callNext(
  db: Queryable,
  queues: QueuesOfCounter,
  calledBy: string | null,
  now: Date,
): Promise<Called> {
  const values = valuesOf(queues, now);
  const passedOver: TicketRow[] = [];
  for (;;) {
    const firsts = await db.query(LOCK_FIRSTS, values);
    const [next] = mergedOf(firsts, values, 1);
    if (next === undefined) return { row: undefined, passedOver };
    const asks = firsts.some(({ id, asks }) => id === next.id && asks);
    if (!asks || !isUnanswered(next, now)) {
      const [row] = await db.query(CALL, { ticket: next.id, counter: queues.counter, calledBy, now });
      return { row, passedOver };
    }
    passedOver.push(...(await passOver(db, next.id, now)));
  }
}

/** The first waiting tickets of several queues, in the order in which `callNext` calls them. */
export async function waitingIn(
  db: Queryable,
  queues: QueuesOfCounter,
  now: Date,
  most: number,
): Promise<TicketRow[]> {
  const values = valuesOf(queues, now);
  return mergedOf(await db.query(WAITING, { ...values, most }), values, most);
}
