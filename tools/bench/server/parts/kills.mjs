// (f) Repeatedly kills the database and the API while people take numbers and book. Every acknowledged write must
// exist. A write without an answer is repeated with its key until it gets one.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../lib/figures.mjs';
import { book, takeNumber } from '../lib/calls.mjs';
import { until } from '../lib/city.mjs';
import { openConnection } from '../lib/http-client.mjs';
import { hotQueue, slots } from '../lib/queues-and-slots.mjs';

export const title = 'kills of the database and of the API under load';
const CONNECTIONS = 20;
const GIVE_UP_MS = 5_000;
const AGAIN_MS = 100;
const BETWEEN_MS = 400;

/** Repeats a write until it is answered. @returns undefined after the end of the load */
async function persist(connection, call, load) {
  for (let tries = 0; !load.isOver; tries += 1) {
    const answer = await connection.send(call).catch(() => undefined);
    if (answer !== undefined && ![409, 500, 502, 503].includes(answer.status)) return { ...answer, tries };
    if (answer?.status === 409 && JSON.parse(answer.text).reason !== 'inFlight') return { ...answer, tries };
    if (answer?.status === 500) load.faults.push(answer.text);
    await pause(AGAIN_MS);
  }
  return undefined;
}

async function keepWriting(city, people, callOf, load) {
  const worker = async () => {
    const connection = openConnection(city.port, GIVE_UP_MS);
    while (!load.isOver && load.next < people.length) {
      const at = load.next;
      load.next += 1;
      const call = callOf(people[at], at, randomUUID());
      const answer = await persist(connection, call, load);
      if (answer !== undefined) load.answered.push({ call, ...answer });
      await pause(load.paceMs);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

/** Expects the same answer to a repetition of the same write. */
async function repeatSome(city, answered) {
  const connection = openConnection(city.port);
  for (const { call, text } of answered) {
    const again = await connection.send(call);
    if (JSON.parse(again.text).ticket?.id !== JSON.parse(text).ticket.id) {
      throw new Error(`A repeated write answered otherwise: ${again.status} ${again.text}`);
    }
  }
  connection.close();
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { rounds, databaseKills, apiKills, most }) {
  const queue = await hotQueue(city);
  const times = await slots(city, 200);
  const load = { next: 0, answered: [], faults: [], isOver: false, paceMs: 20 };
  const callOf = (person, at, key) =>
    at % 2 === 0 ? takeNumber(person, at, queue, key) : book(person, at, times[at % times.length], key);
  const back = { database: [], api: [] };
  // In turns: the whole server, one of its processes, and an immediate stop.
  const ofDatabase = [() => city.database.kill(), city.database.killOne, () => city.database.kill('SIGQUIT')];
  const kill = async (kind, how) => {
    await pause(BETWEEN_MS * (0.5 + Math.random()));
    const began = performance.now();
    await how();
    await until(city.isReady, `${kind} to be back`);
    back[kind].push(performance.now() - began);
  };

  for (let round = 0; round < rounds; round += 1) {
    Object.assign(load, { next: 0, isOver: false });
    const writing = keepWriting(city, await city.people(most), callOf, load);
    for (let nth = 0; nth < Math.max(databaseKills, apiKills); nth += 1) {
      if (nth < databaseKills) await kill('database', ofDatabase[nth % ofDatabase.length]);
      if (nth < apiKills) await kill('api', async () => city.api.kill());
    }
    await pause(BETWEEN_MS);
    load.isOver = true;
    await writing;
  }

  const granted = load.answered.filter(({ status }) => status === 200);
  const refused = load.answered.filter(({ status }) => status !== 200);
  const ids = granted.map(({ text }) => JSON.parse(text).ticket.id);
  const [{ found }] = await city.db('SELECT count(*)::int AS found FROM ticket WHERE id = ANY($1)', [ids]);
  const [{ twice }] = await city.db(
    `SELECT (SELECT count(*)::int FROM (SELECT mob_num FROM ticket GROUP BY mob_num HAVING count(*) > 1) AS t)
       + (SELECT count(*)::int FROM (SELECT number FROM ticket WHERE type = 'QUEUE'
           GROUP BY service_id, location_id, number HAVING count(*) > 1) AS n) AS twice`,
  );
  const [{ wrong }] = await city.db(
    `SELECT count(*)::int AS wrong FROM slot s WHERE taken <> (SELECT count(*) FROM ticket t
       WHERE t.service_id = s.service_id AND t.location_id = s.location_id AND t.day = s.day
         AND t.booking_time = s.time AND t.progress = 'booked')`,
  );
  // The last ones, because the first tokens may have expired.
  await repeatSome(city, granted.slice(-200));
  if (found !== ids.length || twice > 0 || wrong > 0) {
    throw new Error(
      `${ids.length - found} writes were lost, ${twice} given twice, ${wrong} times miscounted.`,
    );
  }
  if (refused.length > 0) throw new Error(`${refused.length} were refused, such as: ${refused[0].text}`);
  return [
    { what: 'kills of the database', value: back.database.length },
    { what: 'kills of the API', value: back.api.length },
    { what: 'acknowledged writes, none lost, none twice', value: ids.length },
    { what: 'of these sent more than once', value: granted.filter(({ tries }) => tries > 0).length },
    { what: 'answers of 500 meanwhile', value: load.faults.length, goal: { atMost: 0 } },
    ...Object.entries(back).flatMap(([kind, ms]) =>
      ms.length === 0
        ? []
        : [
            { what: `${kind} back, median ms`, value: median(ms) },
            { what: `${kind} back, longest ms`, value: Math.max(...ms), goal: { atMost: 5_000 } },
          ],
    ),
  ];
}
