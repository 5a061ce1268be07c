// (a) One hot queue: taking numbers over HTTP, against one client of bare pgbench.
import { median } from '../../lib/figures.mjs';
import { takeNumber } from '../lib/calls.mjs';
import { hotQueue } from '../lib/queues-and-slots.mjs';
import { load, percentile } from '../lib/load.mjs';
import { pgbench } from '../lib/pgbench.mjs';
import { costFigures, countProcessor } from '../lib/processor.mjs';
import { TAKE_NUMBER } from '../lib/transactions.mjs';

export const title = 'take a number on one hot queue';
/** The rush at nine o'clock, with the processes that `docs/guides/running.md` puts on one machine. */
export const rush = { processes: 2, connections: 400 };

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, seconds, most }) {
  const queue = await hotQueue(city);
  const people = await city.people(most);
  const runs = { api: [], bare: [], p99: [], apiCost: [], postgresCost: [], loadCost: [] };
  for (let round = 0; round < rounds; round += 1) {
    await city.clear();
    runs.bare.push(
      await pgbench({
        connectionString: city.database.connectionString,
        script: TAKE_NUMBER(queue),
        clients: 1,
        seconds,
      }),
    );
    await city.clear();
    const numbers = new Set();
    const wrong = [];
    const spent = await countProcessor(city);
    const figures = await load({
      ports: city.ports,
      connections: city.connections,
      forMs: seconds * 1_000,
      next: (at) => people[at] && takeNumber(people[at], at, queue),
      onAnswer({ status, text }) {
        if (status === 200) numbers.add(JSON.parse(text).ticket.jettonCode);
        else wrong.push(`${status} ${text}`);
      },
    });
    if (wrong.length > 0) throw new Error(`${wrong.length} were refused, such as: ${wrong[0]}`);
    if (numbers.size !== figures.count) throw new Error('A number was given twice.');
    runs.api.push(figures.perSecond);
    runs.p99.push(percentile(figures.ms, 0.99));
    const cost = await spent(figures.count);
    runs.apiCost.push(cost.api);
    runs.postgresCost.push(cost.postgres);
    runs.loadCost.push(cost.load);
  }
  const [api, bare] = [median(runs.api), median(runs.bare)];
  return [
    { what: 'numbers a second over HTTP', value: api },
    { what: 'bare transactions a second, 1 client', value: bare },
    { what: 'ratio', value: api / bare, digits: 2, goal: { atLeast: 5 } },
    { what: 'p99, ms', value: median(runs.p99) },
    ...costFigures('a number', {
      api: median(runs.apiCost),
      postgres: median(runs.postgresCost),
      load: median(runs.loadCost),
    }),
  ];
}
