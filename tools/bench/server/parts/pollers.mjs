// (h) Many pages, each with its own connection, that poll a queue every 10 s.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { readFigures } from '../lib/calls.mjs';
import { openConnection } from '../lib/http-client.mjs';
import { percentile } from '../lib/load.mjs';
import { queues } from '../lib/queues-and-slots.mjs';

export const title = 'pages that poll';
const EVERY_MS = 10_000;
const QUEUES = 50;

/** Resident memory in MB, if the system reports it. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { pages, seconds }) {
  const watched = await queues(city, QUEUES);
  const until = performance.now() + seconds * 1_000;
  const ms = [];
  const memory = [];
  let errors = 0;
  const poll = async (at) => {
    const connection = openConnection(city.port);
    await pause(Math.random() * EVERY_MS);
    while (performance.now() < until) {
      try {
        const { status, ms: took } = await connection.send(readFigures(at, watched[at % QUEUES]));
        ms.push(took);
        if (status !== 200) errors += 1;
      } catch {
        errors += 1;
      }
      await pause(EVERY_MS);
    }
    connection.close();
  };
  const watchMemory = async () => {
    // The first rounds open the connections and warm up the code.
    await pause(Math.min(2 * EVERY_MS, (seconds * 1_000) / 2));
    while (performance.now() < until) {
      memory.push(await memoryOf(city.api.pid()));
      await pause(1_000);
    }
  };
  await Promise.all([watchMemory(), ...Array.from({ length: pages }, (_, at) => poll(at))]);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return [
    { what: 'pages', value: pages },
    { what: 'looks', value: ms.length },
    { what: 'errors', value: errors, goal: { atMost: 0 } },
    { what: 'p99, ms', value: percentile(ms, 0.99) },
    { what: 'memory of the API at first, MB', value: mean(memory.slice(0, third)) },
    { what: 'memory of the API at last, MB', value: mean(memory.slice(-third)) },
    {
      what: 'last against first',
      value: mean(memory.slice(-third)) / mean(memory.slice(0, third)),
      digits: 2,
    },
  ];
}
