// Simulates concurrent people with separate addresses, and records the answers that they get.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { book, readFigures, takeNumber } from '../server/lib/calls.mjs';

const GIVE_UP_MS = 30_000;
/** The delays of the page before it repeats a write (shared/src/http). */
const REPEATS_MS = [1_000, 3_000, 9_000];

function send(agent, port, localAddress, { method = 'GET', path, headers, body }) {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status, text) => resolve({ status, text, ms: performance.now() - began });
    const call = request(
      { agent, port, host: '127.0.0.1', localAddress, method, path, headers, timeout: GIVE_UP_MS },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => done(answer.statusCode, Buffer.concat(chunks).toString()));
        answer.on('error', (error) => done(0, error.message));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.on('error', (error) => done(0, error.message));
    call.end(body);
  });
}

const reasonOf = (text) => {
  try {
    return JSON.parse(text).reason;
  } catch {
    return undefined;
  }
};
/** A slot taken by others is an answer, not a failure. */
const isAnswered = ({ status, text }) => status === 200 || (status === 409 && reasonOf(text) === 'slotTaken');
const isRepeatable = ({ status, text }) =>
  status === 0 || status >= 502 || (status === 409 && reasonOf(text) === 'inFlight');

/**
 * Starts the load. Each worker acts as a new person for each write, and reads a queue in between.
 * @param {object} load
 * @param {boolean} load.repeats whether writes are repeated with their key, as the page does
 */
export function startLoad({ port, workers, people, queues, slots, repeats }) {
  const ledger = { acknowledged: [], refused: 0, reads: 0, repeated: 0, failures: [], ms: [], doneAt: [] };
  let next = 0;
  let stopped = false;

  async function work(at) {
    const localAddress = `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const once = (call) => send(agent, port, localAddress, call);
    while (!stopped && next < people.length) {
      const own = next++;
      const read = await once(readFigures(own, queues[own % queues.length]));
      ledger.reads += 1;
      if (read.status !== 200 && !(repeats && isRepeatable(read)))
        ledger.failures.push({ what: 'read', ...read });
      const key = randomUUID();
      const call =
        own % 2 === 0
          ? takeNumber(people[own], own, queues[own % queues.length], key)
          : book(people[own], own, slots[own % slots.length], key);
      let answer = await once(call);
      for (const wait of repeats ? REPEATS_MS : []) {
        if (!isRepeatable(answer)) break;
        ledger.repeated += 1;
        await pause(wait * (0.5 + Math.random() / 2));
        answer = await once(call);
      }
      ledger.ms.push(answer.ms);
      if (answer.status === 200) {
        const { ticket } = JSON.parse(answer.text);
        ledger.acknowledged.push({ ticketId: ticket.id, mobNum: people[own].mobNum });
        ledger.doneAt.push(performance.now());
      } else if (isAnswered(answer)) ledger.refused += 1;
      else ledger.failures.push({ what: call.path, ...answer });
    }
    agent.destroy();
  }

  const working = Promise.all(Array.from({ length: workers }, (_, at) => work(at)));
  return {
    ledger,
    async stop() {
      stopped = true;
      await working;
      return ledger;
    },
  };
}
