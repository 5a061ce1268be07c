// (j) The cost of taking a number and of reading a place on a year's rows after the sweep, against a week's.
import { median } from '../../lib/figures.mjs';
import { readPlace, takeNumber } from '../lib/calls.mjs';
import { load } from '../lib/load.mjs';
import { hotQueue } from '../lib/queues-and-slots.mjs';

export const title = 'a year’s use against a week’s';

/** Inserts the same number of tickets for each of the past days over all queues, with the counts of their slots. */
async function fill(city, days, ticketsOfDay) {
  await city.clear();
  // The triggers that count tickets would take hours, and nothing reads the counts of past days.
  await city.db('ALTER TABLE ticket DISABLE TRIGGER USER');
  await city.db(
    `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, day, number,
       progress, created_at)
     SELECT gen_random_uuid(), 'Y' || day || '-' || n, 'QUEUE', 'A' || n, service_id, location_id,
       CASE WHEN day > 90 THEN NULL ELSE '853' END, CASE WHEN day > 90 THEN NULL ELSE (61000000 + n * 500 + day)::text END,
       current_date - day, n, 'treated', now() - make_interval(days => day)
     FROM generate_series(1, $1::int) AS day, generate_series(1, $2::int) AS n
     JOIN (SELECT service_id, location_id, row_number() OVER () AS at, count(*) OVER () AS points
       FROM service_location) AS point ON point.at = n % point.points + 1`,
    [days, ticketsOfDay],
  );
  await city.db('ALTER TABLE ticket ENABLE TRIGGER USER');
  await city.db(
    `INSERT INTO slot (service_id, location_id, day, time, capacity, taken)
     SELECT service_id, location_id, current_date - day, time, 4, 1
     FROM service_location, generate_series(1, $1::int) AS day, unnest(ARRAY['09:00', '10:00']) AS time`,
    [days],
  );
  await city.db(
    `INSERT INTO queue_day (service_id, location_id, day, last_number)
     SELECT service_id, location_id, current_date - day, 1 FROM service_location, generate_series(1, $1::int) AS day
     ON CONFLICT DO NOTHING`,
    [days],
  );
  await city.sweepRetention();
  await city.db('ANALYZE');
  const [{ rows }] = await city.db('SELECT count(*)::int AS rows FROM ticket');
  return rows;
}

/** The milliseconds for taking a number, and for reading one's place. */
async function measure(city, queue, count) {
  const people = await city.people(count);
  const waiting = [];
  const take = await load({
    ports: city.ports,
    connections: city.connections,
    next: (at) => (at < count ? takeNumber(people[at], at, queue) : undefined),
    onAnswer({ status, text }, at) {
      if (status !== 200) throw new Error(`Taking a number answered ${status}: ${text}`);
      waiting.push({ person: people[at], ticketId: JSON.parse(text).ticket.id });
    },
  });
  const look = await load({
    ports: city.ports,
    connections: city.connections,
    next: (at) => (at < count ? readPlace(waiting[at], at) : undefined),
  });
  return { take: (1_000 * take.seconds) / take.count, look: (1_000 * look.seconds) / look.count };
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, ticketsOfDay, people }) {
  const queue = await hotQueue(city);
  const runs = { week: [], year: [] };
  const rows = {};
  await measure(city, queue, people);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, days] of [
      ['week', 7],
      ['year', 365],
    ]) {
      rows[name] = await fill(city, days, ticketsOfDay);
      runs[name].push(await measure(city, queue, people));
    }
  }
  const of = (name, what) => median(runs[name].map((one) => one[what]));
  return [
    { what: 'tickets kept of a week', value: rows.week },
    { what: 'tickets kept of a year', value: rows.year },
    ...['take', 'look'].flatMap((what) => [
      { what: `${what} on a week, ms`, value: of('week', what), digits: 3 },
      { what: `${what} on a year, ms`, value: of('year', what), digits: 3 },
      {
        what: `ratio of ${what}`,
        value: of('year', what) / of('week', what),
        digits: 2,
        goal: { atMost: 1.2 },
      },
    ]),
  ];
}
