import type { CallingRule } from '@vez/shared/contracts';
import { cityDay, cityInstant, cityTimeReached } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { minuteOf, NOT_LIMITED, type Passing } from '../waits';
import { inOrder, ruleOf, type Waiting } from './calling-rule';
import type { Queue } from './queue';

/** The order of a queue, or its first `:most` people. */
const ORDER = statement(
  'queue-order',
  `SELECT
     (SELECT q.xmin::text || q.ctid::text || calling_state(o, :service, :day) FROM queue_day q
       WHERE service_id = :service AND location_id = :location AND day = :day) AS version,
     o.calling_order AS "order!", o.bookings_in_turn AS "bookingsInTurn!",
     o.longest_wait_minutes AS "longestWaitMinutes",
     bookings_in_a_row(:service, :location, :day) AS "bookingsInARow!",
     array_to_string(ARRAY(SELECT concat_ws(' ', id, due_at, priority::int) FROM queue_due
       WHERE service_id = :service AND location_id = :location AND day = :day LIMIT :most), ',') AS "bookings!",
     array_to_string(ARRAY(SELECT concat_ws(' ', id, (extract(epoch FROM created_at) * 1000)::bigint) FROM queue_rest
       WHERE service_id = :service AND location_id = :location AND day = :day AND due_at IS NULL AND priority
       LIMIT :most), ',') AS "priority!",
     array_to_string(ARRAY(SELECT concat_ws(' ', id, (extract(epoch FROM created_at) * 1000)::bigint) FROM queue_rest
       WHERE service_id = :service AND location_id = :location AND day = :day AND due_at IS NULL AND NOT priority
       LIMIT :most), ',') AS "others!"
   FROM location o WHERE o.id = :location`,
);
const IN_USE = statement(
  'queues-in-use',
  `SELECT service_id AS "serviceId" FROM queue_day WHERE location_id = $1 AND day = $2 AND waiting > 0
   ORDER BY service_id`,
);

interface InLine extends Waiting {
  id: string;
}

/** The place of a ticket: who is ahead of it, and which bookings may still come before it. */
export interface Place {
  ahead: number;
  passing: Passing;
}

/** The places of a queue's waiting tickets in the order of calling, by id, and the queue's version with this order. */
export interface QueueOrder {
  version: string | null;
  ids: string[];
  places: Map<string, Place>;
}

type Lists = Record<'bookings' | 'priority' | 'others', string>;

const itemsOf = (list: string) => (list === '' ? [] : list.split(',')).map((item) => item.split(' '));

/** Which bookings that are not here yet may be called before a person. */
const passingOf = ({ order }: CallingRule, { since }: InLine, most: number): Passing => ({
  most,
  untilMinute: order === 'times' ? minuteOf(cityTimeReached(new Date(since))) : Infinity,
});

/** The people of a queue by the parts of its order: now, and once all bookings are due. */
function partsOf(row: Lists, time: string, now: number) {
  const bookings = itemsOf(row.bookings).map(([id, due, priority]) => ({
    id: id!,
    since: now + (minuteOf(due!) - minuteOf(time)) * 60_000,
    isEarly: due! > time,
    isFirst: priority === '1',
  }));
  const numbers = (list: string): InLine[] =>
    itemsOf(list).map(([id, since]) => ({ id: id!, since: Number(since), isEarly: false }));
  const early = (first: boolean) => bookings.filter(({ isEarly, isFirst }) => isEarly && isFirst === first);
  const [priority, others] = [numbers(row.priority), numbers(row.others)];
  return {
    now: {
      due: bookings.filter(({ isEarly }) => !isEarly),
      priority: [...priority, ...early(true)],
      others: [...others, ...early(false)],
    },
    onceDue: { due: bookings, priority, others },
    early: new Set(early(false).map(({ id }) => id)),
  };
}

/** The order of a queue by a rule. An early booking gets the place that it will have once it is due. */
function orderBy(rule: CallingRule, row: Lists & { bookingsInARow: number }, day: string, time: string) {
  const now = cityInstant(day, time).getTime();
  const moment = { bookingsInARow: row.bookingsInARow, now };
  const parts = partsOf(row, time, now);
  const order = inOrder(rule, parts.now, moment);
  const places = new Map<string, Place>();
  order.forEach(({ person, mayPass }, ahead) =>
    places.set(person.id, { ahead, passing: passingOf(rule, person, mayPass) }),
  );
  if (parts.early.size > 0) {
    inOrder(rule, parts.onceDue, moment).forEach(({ person: { id } }, ahead) => {
      if (parts.early.has(id)) places.set(id, { ahead, passing: NOT_LIMITED });
    });
  }
  return { ids: order.map(({ person }) => person.id), places };
}

const readLists = async (db: Queryable, { serviceId, locationId }: Queue, day: string, most: number | null) =>
  (await db.query(ORDER, { service: serviceId, location: locationId, day, most }))[0];

/** @param time HH:mm of now, from which appointments are due @param most only the first ones */
export async function readOrder(
  db: Queryable,
  queue: Queue,
  day: string,
  time: string,
  most: number | null = null,
): Promise<QueueOrder> {
  const row = await readLists(db, queue, day, most);
  if (row === undefined) return { version: null, ids: [], places: new Map() };
  return { version: row.version, ...orderBy(ruleOf(row), row, day, time) };
}

/** How many people who wait at an office would be called later by another rule. */
export async function calledLater(db: Queryable, locationId: number, rule: CallingRule, now: Date) {
  const [day, time] = [cityDay(now), cityTimeReached(now)];
  let count = 0;
  for (const { serviceId } of await db.query(IN_USE, [locationId, day])) {
    const row = (await readLists(db, { serviceId, locationId }, day, null))!;
    const { places } = orderBy(ruleOf(row), row, day, time);
    const changed = [...orderBy(rule, row, day, time).places];
    count += changed.filter(([id, { ahead }]) => ahead > places.get(id)!.ahead).length;
  }
  return count;
}

/** The ids of the next people of a queue, in order. */
export const frontOf = async (db: Queryable, queue: Queue, now: Date, most: number) =>
  (await readOrder(db, queue, cityDay(now), cityTimeReached(now), most)).ids.slice(0, most);
