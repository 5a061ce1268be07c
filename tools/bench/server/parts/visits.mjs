// (l) Counters that call, people who poll their own place, and displays that listen, with and without the counters.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { takeNumber } from '../lib/calls.mjs';
import { openDisplay } from '../lib/display.mjs';
import { openConnection } from '../lib/http-client.mjs';
import { load, percentile } from '../lib/load.mjs';
import { openLookers } from '../lib/lookers.mjs';
import { openOffices, staffOf } from '../lib/offices.mjs';
import { costFigures, countProcessor } from '../lib/processor.mjs';

export const title = 'offices at work';
export const rush = { processes: 2, connections: 400 };
/** The time in which everyone polls once, which opens connections and warms up the code. */
const WARM_UP_SECONDS = 10;
/** Shorter than the minutes of a real service, so that a run has many calls. */
const SERVING_MS = 10_000;

/** Takes a number for each person, spread over all queues. */
async function takeNumbers(city, offices, count) {
  const people = await city.people(count);
  const queues = offices.flatMap(({ locationId, serviceIds }) =>
    serviceIds.map((serviceId) => ({ locationId, serviceId })),
  );
  const waiting = [];
  let refused;
  await load({
    ports: city.ports,
    connections: city.connections,
    next: (at) => (at < count ? takeNumber(people[at], at, queues[at % queues.length]) : undefined),
    onAnswer({ status, text }, at) {
      if (status === 200) waiting.push({ person: people[at], ticketId: JSON.parse(text).ticket.id });
      else refused = `${status}: ${text}`;
    },
  });
  if (waiting.length < count) throw new Error(`Only ${waiting.length} have a number: ${refused}`);
  return waiting;
}

/** Remote numbers need an open counter. */
async function openCounters(city, clerks) {
  for (const [at, { office }] of clerks.entries()) {
    const { locationId, serviceIds } = office;
    for (const serviceId of serviceIds)
      await city.counter('open', { locationId, serviceId, counter: String(at + 1) });
  }
}

/** Works at one counter: calls the next person, finishes the previous one, and starts the service. */
async function work(city, { office, token }, counter, seen, until) {
  const { locationId, serviceIds } = office;
  const connection = openConnection(city.ports[counter % city.ports.length]);
  const name = String(counter);
  const post = async (path, body) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-vez-language': 'en_us',
    };
    const call = { method: 'POST', path: `/api/counter/${path}`, headers, body: JSON.stringify(body) };
    const { status, text, ms } = await connection.send(call);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return { answer: JSON.parse(text), ms };
  };
  try {
    await pause(Math.random() * SERVING_MS);
    let finish;
    while (performance.now() < until) {
      const sentAt = performance.now();
      const { answer, ms } = await post('next', { locationId, serviceIds, counter: name, finish });
      finish = answer.called?.ticketId;
      if (finish !== undefined) {
        seen.called(locationId, answer.called, sentAt, ms);
        await post('start', { ticketId: finish });
      }
      await pause(SERVING_MS);
    }
  } catch (error) {
    seen.failed(error.message);
  }
  connection.close();
}

/** Records the calls of counters and their appearance on displays, when the board lists them. */
function observations() {
  const calls = new Map();
  const errors = [];
  const callMs = [];
  const shownMs = [];
  const tickets = new Set();
  let times = 0;
  const keyOf = (locationId, { jettonCode, counter, serviceName }) =>
    [locationId, serviceName, jettonCode, counter].join(' ');
  return {
    errors,
    callMs,
    shownMs,
    calls: () => times,
    twice: () => times - tickets.size,
    failed: (what) => errors.push(what),
    called(locationId, visit, sentAt, ms) {
      times += 1;
      tickets.add(visit.ticketId);
      callMs.push(ms);
      const key = keyOf(locationId, visit);
      const early = calls.get(key)?.shownAt ?? [];
      calls.set(key, { sentAt, shownAt: [] });
      // A display may show the call before the counter has its answer.
      shownMs.push(...early.map((at) => at - sentAt));
    },
    shown(locationId, call) {
      const key = keyOf(locationId, call);
      const known = calls.get(key);
      if (known?.sentAt === undefined)
        calls.set(key, { shownAt: [...(known?.shownAt ?? []), performance.now()] });
      else shownMs.push(performance.now() - known.sentAt);
    },
  };
}

/** @returns a function that closes all displays */
async function openDisplays(city, offices, count, seen) {
  const devices = await staffOf(city, 'display', offices, count);
  const ends = await Promise.all(
    devices.map((device, at) => {
      const { locationId } = device.office;
      const known = new Set();
      return openDisplay(city.ports[at % city.ports.length], device, {
        onError: seen.failed,
        onCalls(calls) {
          for (const call of calls) {
            const key = `${call.serviceName} ${call.jettonCode} ${call.counter}`;
            if (!known.has(key)) seen.shown(locationId, call);
            known.add(key);
          }
        },
      });
    }),
  );
  return () => ends.forEach((end) => end());
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { offices: count, counters, people, displays, seconds }) {
  const offices = await openOffices(city, count);
  const clerks = await staffOf(city, 'clerk', offices, counters);
  await openCounters(city, clerks);
  const waiting = await takeNumbers(city, offices, people);
  const lookers = openLookers(city.ports, waiting);
  await lookers.look(WARM_UP_SECONDS);
  const spentAlone = await countProcessor(city);
  const alone = await lookers.look(seconds);
  const costAlone = await spentAlone(alone.ms.length);

  const seen = observations();
  const close = await openDisplays(city, offices, displays, seen);
  const spentBeside = await countProcessor(city);
  const end = performance.now() + seconds * 1_000;
  const working = clerks.map((clerk, at) => work(city, clerk, at + 1, seen, end));
  const beside = await lookers.look(seconds);
  await Promise.all(working);
  const costBeside = await spentBeside(beside.ms.length);
  close();
  lookers.close();

  if (seen.twice() > 0) throw new Error(`${seen.twice()} people were called twice.`);
  [...new Set(seen.errors)].slice(0, 5).forEach((what) => console.log(`  ${what}`));
  const errors = alone.errors + beside.errors + seen.errors.length;
  return [
    { what: 'counters, people, displays', value: counters + people + displays },
    { what: 'errors', value: errors, goal: { atMost: 0 } },
    { what: 'calls', value: seen.calls() },
    { what: 'call of the next, p50, ms', value: percentile(seen.callMs, 0.5) },
    { what: 'call of the next, p99, ms', value: percentile(seen.callMs, 0.99) },
    { what: 'calls shown by displays', value: seen.shownMs.length },
    { what: 'from call to display, p50, ms', value: percentile(seen.shownMs, 0.5) },
    { what: 'from call to display, p99, ms', value: percentile(seen.shownMs, 0.99) },
    { what: 'looks of citizens', value: alone.ms.length + beside.ms.length },
    { what: 'a look without counters, p50, ms', value: percentile(alone.ms, 0.5), digits: 1 },
    { what: 'a look with counters, p50, ms', value: percentile(beside.ms, 0.5), digits: 1 },
    { what: 'a look without counters, p99, ms', value: percentile(alone.ms, 0.99) },
    { what: 'a look with counters, p99, ms', value: percentile(beside.ms, 0.99) },
    ...costFigures('a look without counters', costAlone),
    ...costFigures('a look and its share of all else', costBeside),
  ];
}
