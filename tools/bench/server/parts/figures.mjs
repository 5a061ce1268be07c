// (c) The figures of one queue, read over HTTP, against bare reads of the same rows.
import { median } from '../../lib/figures.mjs';
import { readFigures } from '../lib/calls.mjs';
import { load, percentile } from '../lib/load.mjs';
import { pgbench } from '../lib/pgbench.mjs';
import { hotQueue } from '../lib/queues-and-slots.mjs';
import { READ_FIGURES } from '../lib/transactions.mjs';

export const title = 'read the figures of one queue';
const WAITING = 40;

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, seconds }) {
  const queue = await hotQueue(city);
  for (let at = 0; at < WAITING; at += 1) await city.counter('walkIn', queue);
  const runs = { api: [], bare: [], p99: [] };
  for (let round = 0; round < rounds; round += 1) {
    const bare = {
      connectionString: city.database.connectionString,
      script: READ_FIGURES(queue),
      clients: 1,
    };
    runs.bare.push(await pgbench({ ...bare, seconds }));
    const figures = await load({
      ports: city.ports,
      connections: city.connections,
      forMs: seconds * 1_000,
      next: (at) => readFigures(at, queue),
      onAnswer({ status, text }) {
        if (status !== 200) throw new Error(`The figures answered ${status}: ${text}`);
      },
    });
    runs.api.push(figures.perSecond);
    runs.p99.push(percentile(figures.ms, 0.99));
  }
  const [api, bare] = [median(runs.api), median(runs.bare)];
  return [
    { what: 'figures read a second over HTTP', value: api },
    { what: 'bare reads a second, 1 client', value: bare },
    { what: 'ratio', value: api / bare, digits: 2, goal: { atLeast: 0.8 } },
    { what: 'p99, ms', value: median(runs.p99) },
  ];
}
