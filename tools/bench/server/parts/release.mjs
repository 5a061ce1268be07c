// (e) 09:00: many people at once for fewer places.
import { book, readFigures } from '../lib/calls.mjs';
import { openConnection } from '../lib/http-client.mjs';
import { percentile } from '../lib/load.mjs';
import { costFigures, countProcessor } from '../lib/processor.mjs';
import { queues, slots } from '../lib/queues-and-slots.mjs';

export const title = 'everybody at one release';
/** Each person has a connection. The processes are those of one machine in `docs/guides/running.md`. */
export const rush = { processes: 2, connections: 100 };
const PLACES_A_TIME = 10;
const ARRIVING = 200;

const faultsOf = (city) =>
  city.db(
    `SELECT
       (SELECT count(*)::int FROM slot WHERE taken > ${PLACES_A_TIME}) AS oversold,
       (SELECT count(*)::int FROM (SELECT mob_num FROM ticket GROUP BY mob_num HAVING count(*) > 1) AS twice)
         AS twice,
       (SELECT count(*)::int FROM ticket WHERE progress = 'booked') AS tickets,
       (SELECT coalesce(sum(taken), 0)::int FROM slot) AS taken`,
  );

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { people: count, places }) {
  await city.db('UPDATE service_location SET slot_capacity = $1', [PLACES_A_TIME]);
  await city.readAnew();
  const times = await slots(city, places / PLACES_A_TIME);
  const people = await city.people(count);
  const connections = people.map((_, at) => openConnection(city.ports[at % city.ports.length], 60_000));
  // Before nine o'clock people open the page, so connections already exist.
  const [queue] = await queues(city, 1);
  for (let from = 0; from < count; from += ARRIVING) {
    await Promise.all(
      connections.slice(from, from + ARRIVING).map((one, at) => one.send(readFigures(from + at, queue))),
    );
  }
  const spent = await countProcessor(city);
  const answers = await Promise.all(
    people.map((person, at) =>
      connections[at]
        .send(book(person, at, times[Math.floor(Math.random() * times.length)]))
        .catch(() => undefined),
    ),
  );
  const cost = await spent(count);
  connections.forEach((connection) => connection.close());

  const of = (wanted) => answers.filter((answer) => answer?.status === wanted);
  const [{ oversold, twice, tickets, taken }] = await faultsOf(city);
  const granted = of(200).length;
  const refused = of(409).filter(({ text }) => JSON.parse(text).reason === 'slotTaken').length;
  const ms = answers.filter((answer) => answer !== undefined).map((answer) => answer.ms);
  if (oversold > 0 || twice > 0)
    throw new Error(`${oversold} times were oversold, ${twice} people have two.`);
  if (tickets !== granted || taken !== granted) {
    throw new Error(
      `${granted} were told that they have a place; there are ${tickets} tickets on ${taken} places.`,
    );
  }
  const other = answers.find((answer) => answer !== undefined && ![200, 409].includes(answer.status));
  if (other !== undefined) console.log(`Another answer: ${other.status} ${other.text}`);
  return [
    { what: 'people', value: count },
    { what: 'places', value: places },
    { what: 'people who have one', value: granted },
    { what: 'told that it is taken', value: refused },
    { what: 'without one of these answers', value: count - granted - refused, goal: { atMost: 0 } },
    { what: 'p50, ms', value: percentile(ms, 0.5) },
    { what: 'p99, ms', value: percentile(ms, 0.99), goal: { atMost: 3_000 } },
    ...costFigures('a person', cost),
  ];
}
