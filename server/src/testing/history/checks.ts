import { cityTime } from '../../city/city';
import { figuresOf, figuresOfEach, placesOf } from '../../modules/queue';
import type { TicketRow } from '../../modules/tickets';
import type { TestPoint } from '../service-point';
import type { TestServer } from '../test-server';
import { isSurelyBefore, lineOf } from './line';
import { isActive, type Model, type TicketView } from './model';

/** The tickets before a moment. */
export type Before = Map<string, TicketView>;
export const copyOf = ({ tickets }: Model): Before =>
  new Map([...tickets].map(([id, one]) => [id, { ...one }]));

/** No one who was ahead of a called person is left waiting. */
export function checkOrder(model: Model, before: Before, now: Date) {
  const { tickets } = model;
  const wasWaiting = [...before.values()].filter(({ progress }) => progress === 'waiting');
  const left = wasWaiting.filter(({ id }) => tickets.get(id)!.progress === 'waiting');
  const called = wasWaiting.filter(({ id }) => !['waiting', 'cancelled'].includes(tickets.get(id)!.progress));
  for (const one of called) {
    const passedOver = left.find((other) => isSurelyBefore(model, other, one, now));
    if (passedOver !== undefined) throw new Error(`${passedOver.id} was passed over for ${one.id}.`);
  }
}

/** Numbers of a moment come after those of every moment before, and no two are the same. */
export function checkNumbers({ tickets }: Model, before: Before) {
  const numbersOf = (all: Iterable<TicketView>) => [...all].flatMap(({ number }) => number ?? []);
  const all = numbersOf(tickets.values());
  const last = Math.max(0, ...numbersOf(before.values()));
  const given = numbersOf([...tickets.values()].filter(({ id }) => !before.has(id)));
  if (given.some((number) => number <= last)) throw new Error(`${given.join()} after ${last}.`);
  if (new Set(all).size !== all.length) throw new Error(`A number was given twice: ${all.join()}.`);
}

/** No one has more than three active tickets, except by being called again or scanning a kiosk's print-out. */
export function checkMostActive({ tickets }: Model, before: Before) {
  for (const { owner, id } of tickets.values()) {
    if (owner === undefined || before.has(id)) continue;
    const active = [...before.values()].filter((one) => one.owner === owner && isActive(one));
    if (active.length >= 3) throw new Error(`${owner} has more than three tickets.`);
  }
}

/** Each booking, hold, place of a closed booking, and place not yet returned counts as one; nothing else does. */
export async function checkPlaces({ db }: TestServer) {
  const wrong = await db.query(
    `SELECT * FROM (SELECT location_id, day, time, capacity, taken,
       (SELECT count(*) FROM ticket t WHERE t.type <> 'QUEUE' AND t.progress <> 'cancelled'
         AND t.location_id = s.location_id AND t.day = s.day AND t.booking_time = s.time)
       + (SELECT count(*) FROM slot_hold h WHERE h.state = 'held'
         AND h.location_id = s.location_id AND h.day = s.day AND h.time = s.time)
       + (SELECT count(*) FROM closed_ticket c WHERE c.state = 'held'
         AND c.location_id = s.location_id AND c.day = s.day AND c.time = s.time)
       + (SELECT count(*) FROM earlier_offer o WHERE o.state = 'held'
         AND o.location_id = s.location_id AND o.day = s.day AND o.time = s.time)
       + (SELECT count(*) FROM freed_place f
         WHERE f.location_id = s.location_id AND f.day = s.day AND f.time = s.time) AS used
     FROM slot s) AS places WHERE taken <> used OR taken > capacity`,
  );
  if (wrong.length > 0) throw new Error(`Places are miscounted: ${JSON.stringify(wrong)}`);
}

async function checkTickets({ db }: TestServer, { tickets }: Model, mobileOf: (who: number) => string) {
  const rows = await db.query<TicketRow>('SELECT * FROM ticket');
  if (rows.length !== tickets.size) throw new Error(`${rows.length} tickets; ${tickets.size} were given.`);
  const booked = new Set<string>();
  for (const row of rows) {
    const { owner, progress, place, isHere, counter } = tickets.get(row.id)!;
    const told = {
      ...{ mobNum: owner === undefined ? null : mobileOf(owner), progress, isHere, counter },
      ...(place ?? { locationId: row.location_id, day: row.day, time: '' }),
    };
    const kept = {
      ...{ mobNum: row.mob_num, progress: row.progress, isHere: row.checked_in_at !== null },
      ...{ counter: row.counter_name, locationId: row.location_id, day: row.day, time: row.booking_time },
    };
    for (const [name, value] of Object.entries(told)) {
      const own = kept[name as keyof typeof kept];
      if (own !== value) throw new Error(`${name} of ${row.id} is ${own}, not ${value}.`);
    }
    const name = `${row.mob_num} ${row.day}`;
    if (progress === 'booked' && booked.has(name)) throw new Error(`${name} is booked twice.`);
    if (progress === 'booked') booked.add(name);
  }
}

/** Holders of early appointments see their position once the appointment is due. */
function aheadOf(model: Model, one: TicketView, now: Date): number {
  const isEarly = one.place !== undefined && one.back === undefined && one.place.time > cityTime(now);
  return lineOf(model, now, isEarly && !one.isFirst ? '24:00' : undefined).indexOf(one);
}

/** Checks who waits, how many are ahead of each, and how many came early: the rows must match the order. */
async function checkLine({ db, clock }: TestServer, model: Model, queue: TestPoint) {
  const now = clock.now();
  const line = lineOf(model, now);
  const figures = await figuresOf(db, queue, now);
  const early = line.filter(({ place }) => place !== undefined && place.time > cityTime(now)).length;
  const told = { waiting: line.length, notCheckedIn: line.filter(({ isHere }) => !isHere).length, early };
  for (const [name, value] of Object.entries(told)) {
    const own = figures[name as keyof typeof figures];
    if (own !== value) throw new Error(`${name} of the line is ${String(own)}, not ${value}.`);
  }
  const rows = await db.query<TicketRow>("SELECT * FROM ticket WHERE progress = 'waiting'");
  const placeOf = await placesOf(db, rows, await figuresOfEach(db, [queue], now), now);
  for (const one of line) {
    const [told, at] = [placeOf(one).ahead, aheadOf(model, one, now)];
    if (told !== at) throw new Error(`${told} are ahead of ${one.id}, not ${at}.`);
  }
}

async function checkMessages({ db }: TestServer, { messages }: Model) {
  const rows = await db.query<{ kind: string; count: number }>(
    'SELECT kind, count(*) AS count FROM sms_outbox GROUP BY kind',
  );
  const written = new Map(rows.map(({ kind, count }) => [kind, count]));
  for (const [kind, count] of Object.entries(messages)) {
    const own = written.get(kind) ?? 0;
    if (own !== count) throw new Error(`${own} messages say ${kind}; there were ${count} occasions.`);
  }
}

/** Checks what must always be true, whatever has happened. */
export async function checkRows(
  city: TestServer,
  model: Model,
  queue: TestPoint,
  mobileOf: (who: number) => string,
) {
  await checkPlaces(city);
  await checkTickets(city, model, mobileOf);
  await checkLine(city, model, queue);
  await checkMessages(city, model);
}
