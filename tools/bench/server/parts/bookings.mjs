// (b) Bookings spread over 1,000 slots, over HTTP, against 32 clients of bare pgbench.
import { median } from '../../lib/figures.mjs';
import { book } from '../lib/calls.mjs';
import { load, percentile } from '../lib/load.mjs';
import { pgbench } from '../lib/pgbench.mjs';
import { countProcessor } from '../lib/processor.mjs';
import { slots } from '../lib/queues-and-slots.mjs';
import { BOOK } from '../lib/transactions.mjs';

export const title = 'book one of 1,000 times';
export const rush = { processes: 2, connections: 400 };
const CLIENTS = 32;
const SLOTS = 1_000;

/** Stores the same slots in a table, from which pgbench draws one. */
async function keepSlots(city, times) {
  await city.db(
    `CREATE TABLE bench_slot (id int PRIMARY KEY, service_id int, location_id int, day date, time text)`,
  );
  await city.db(
    `INSERT INTO bench_slot SELECT at, (slot->>'serviceId')::int, (slot->>'locationId')::int,
       (slot->>'day')::date, slot->>'time' FROM jsonb_array_elements($1) WITH ORDINALITY AS of(slot, at)`,
    [JSON.stringify(times)],
  );
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, seconds, most }) {
  const times = await slots(city, SLOTS);
  await keepSlots(city, times);
  const people = await city.people(most);
  const runs = { api: [], bare: [], p99: [], apiCost: [], postgresCost: [] };
  for (let round = 0; round < rounds; round += 1) {
    await city.clear();
    const bare = { connectionString: city.database.connectionString, script: BOOK(SLOTS), clients: CLIENTS };
    runs.bare.push(await pgbench({ ...bare, seconds }));
    await city.clear();
    const wrong = [];
    const spent = await countProcessor(city);
    const figures = await load({
      ports: city.ports,
      connections: city.connections,
      forMs: seconds * 1_000,
      next: (at) => people[at] && book(people[at], at, times[at % SLOTS]),
      onAnswer: ({ status, text }) => status === 200 || wrong.push(`${status} ${text}`),
    });
    if (wrong.length > 0) throw new Error(`${wrong.length} were refused, such as: ${wrong[0]}`);
    const [{ taken }] = await city.db('SELECT sum(taken)::int AS taken FROM slot');
    if (taken !== figures.count) throw new Error(`${figures.count} were booked and ${taken} places taken.`);
    runs.api.push(figures.perSecond);
    runs.p99.push(percentile(figures.ms, 0.99));
    const cost = await spent(figures.count);
    runs.apiCost.push(cost.api);
    runs.postgresCost.push(cost.postgres);
  }
  const [api, bare] = [median(runs.api), median(runs.bare)];
  return [
    { what: 'bookings a second over HTTP', value: api },
    { what: 'bare transactions a second, 32 clients', value: bare },
    { what: 'ratio', value: api / bare, digits: 2, goal: { atLeast: 1 } },
    { what: 'p99, ms', value: median(runs.p99) },
    { what: 'processor of the API for a booking, µs', value: median(runs.apiCost) },
    { what: 'processor of PostgreSQL for a booking, µs', value: median(runs.postgresCost) },
  ];
}
