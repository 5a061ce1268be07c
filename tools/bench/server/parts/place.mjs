// (d) One place, with 2, 10, 30 and 100 callers at the same moment: exactly one gets it, the others get the reason.
import { book } from '../lib/calls.mjs';
import { openConnection } from '../lib/http-client.mjs';
import { slots } from '../lib/queues-and-slots.mjs';

export const title = 'one place for many at once';

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, callers }) {
  await city.db('UPDATE service_location SET slot_capacity = 1');
  await city.readAnew();
  const connections = Array.from({ length: Math.max(...callers) }, () => openConnection(city.port));
  const answers = { one: 0, other: 0, wrong: [] };
  for (const count of callers) {
    const times = await slots(city, rounds);
    for (const [round, slot] of times.entries()) {
      // New people each time, because rate limits would slow down the same ones.
      const people = await city.people(count);
      const got = await Promise.all(
        people.map((person, at) => connections[at].send(book(person, round * 100 + at, slot))),
      );
      const refused = got.filter(
        ({ status, text }) => status === 409 && JSON.parse(text).reason === 'slotTaken',
      );
      const granted = got.filter(({ status }) => status === 200);
      if (granted.length === 1 && refused.length === count - 1) answers.one += 1;
      else answers.wrong.push(got.map(({ status, text }) => `${status} ${text}`).join('\n'));
      answers.other += refused.length;
    }
    await city.clear();
  }
  connections.forEach((connection) => connection.close());
  if (answers.wrong.length > 0)
    throw new Error(`${answers.wrong.length} rounds went wrong:\n${answers.wrong[0]}`);
  return [
    { what: 'rounds with exactly one who has the place', value: answers.one },
    { what: 'rounds in all', value: rounds * callers.length },
    { what: 'others, told that it is taken', value: answers.other },
  ];
}
