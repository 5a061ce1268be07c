// (g) Malformed requests to every route: none may cause a server error or take long.
import { addressOf } from '../lib/http-client.mjs';
import { load, percentile } from '../lib/load.mjs';

export const title = 'malformed requests over all routes';
const CONNECTIONS = 50;
const AT_A_TIME = 5_000;
/** Excluded headers: they change where a request ends. `malformed.test.ts` of the server covers them. */
const FRAMING = ['content-length', 'transfer-encoding', 'expect'];

const tokenOf = (city, people, caller) =>
  [undefined, people[0].token, people[1].token, city.credential][caller % 4];

function callOf(city, people, { method, url, headers, payload, caller }, at) {
  const token = tokenOf(city, people, caller);
  const kept = Object.entries(headers).filter(([name]) => !FRAMING.includes(name));
  return {
    // Answers to HEAD have a length without a body.
    method: method === 'HEAD' ? 'GET' : method,
    path: url,
    headers: {
      'x-forwarded-for': addressOf(at),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(kept),
    },
    ...(payload === undefined ? {} : { body: payload.toString() }),
  };
}

/** @returns {Promise<import('../lib/report.mjs').Figure[]>} */
export async function run(city, { requests, seed = Date.now() % 1_000_000 }) {
  const people = await city.people(2);
  const ms = [];
  const faults = [];
  let broken = 0;
  for (let done = 0; done < requests; done += AT_A_TIME) {
    const odd = city.oddRequests(Math.min(AT_A_TIME, requests - done), seed + done);
    const figures = await load({
      ports: city.ports,
      connections: CONNECTIONS,
      next: (at) => odd[at] && callOf(city, people, odd[at], done + at),
      onAnswer: ({ status, text }, at) =>
        status >= 500 && faults.push(`${odd[at].method} ${odd[at].url}: ${status} ${text}`),
    });
    ms.push(...figures.ms);
    broken += figures.broken;
  }
  if (faults.length > 0) console.log(faults.slice(0, 5).join('\n'));
  return [
    { what: 'malformed requests', value: ms.length },
    { what: 'seed', value: seed },
    { what: 'answers of 500 and more', value: faults.length, goal: { atMost: 0 } },
    { what: 'without an answer', value: broken, goal: { atMost: 0 } },
    { what: 'p99, ms', value: percentile(ms, 0.99) },
    { what: 'longest, ms', value: ms.reduce((most, one) => Math.max(most, one), 0), goal: { atMost: 1_000 } },
  ];
}
