// (i) The cost of reading one's own place in a long queue and in a short one, while a counter calls.
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../lib/figures.mjs';
import { readPlace, takeNumber } from '../lib/calls.mjs';
import { load, percentile } from '../lib/load.mjs';
import { hotQueue } from '../lib/queues-and-slots.mjs';

export const title = 'everybody of a long queue polls';
const CALLED_EVERY_MS = 1_000;

/** Gives this many people a number in one queue. */
async function fillQueue(city, queue, count) {
  const people = await city.people(count);
  const waiting = [];
  await load({
    ports: city.ports,
    connections: city.connections,
    next: (at) => (at < count ? takeNumber(people[at], at, queue) : undefined),
    onAnswer({ status, text }, at) {
      if (status !== 200) throw new Error(`Taking a number answered ${status}: ${text}`);
      waiting.push({ person: people[at], ticketId: JSON.parse(text).ticket.id });
    },
  });
  return waiting;
}

async function pollAll(city, queue, people, polls) {
  await city.clear();
  const waiting = await fillQueue(city, queue, people);
  let polling = true;
  const calling = (async () => {
    while (polling) {
      await city.counter('callNext', { ...queue, counter: '1' });
      await pause(CALLED_EVERY_MS);
    }
  })();
  const looks = await load({
    ports: city.ports,
    connections: city.connections,
    next: (at) => (at < polls ? readPlace(waiting[at % waiting.length], at) : undefined),
    onAnswer({ status, text }) {
      if (status !== 200) throw new Error(`A look answered ${status}: ${text}`);
    },
  });
  polling = false;
  await calling;
  return { ms: (1_000 * looks.seconds) / looks.count, p99: percentile(looks.ms, 0.99) };
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, short, long, polls }) {
  const queue = await hotQueue(city);
  const runs = { short: [], long: [] };
  // The first reads warm up the code.
  await pollAll(city, queue, short, polls);
  for (let round = 0; round < rounds; round += 1) {
    runs.short.push(await pollAll(city, queue, short, polls));
    runs.long.push(await pollAll(city, queue, long, polls));
  }
  const of = (which, what) => median(runs[which].map((one) => one[what]));
  return [
    { what: `a look with ${short} in queue, ms`, value: of('short', 'ms'), digits: 3 },
    { what: `a look with ${long} in queue, ms`, value: of('long', 'ms'), digits: 3 },
    { what: 'ratio', value: of('long', 'ms') / of('short', 'ms'), digits: 2, goal: { atMost: 2 } },
    { what: `p99 with ${short} in queue, ms`, value: of('short', 'p99') },
    { what: `p99 with ${long} in queue, ms`, value: of('long', 'p99') },
  ];
}
