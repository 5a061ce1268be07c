import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../testing/backend-server';
import { signedSite } from '../testing/signed-site';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const REMOTE = 'mfe-parking';
const ADDRESS = '198.51.100.7';
const OTHER = '203.0.113.1';
const JSON_TYPE = { 'content-type': 'application/json' };

let folder: string;
let vez: TestServer;
let origin: string;
let parking: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-askers-'));
  const site = signedSite(folder);
  site.own(REMOTE, [`/${REMOTE}`]);
  const entry = { url: `/assets/${REMOTE}/entry.js`, integrity: 'sha256-x' };
  const rest = { contract: '^1.0.0', owner: 'team', preload: {}, locales: {}, backend: {} };
  site.append(site.publication({ name: REMOTE, entry, routes: [`/${REMOTE}`], ...rest }));
  parking = await startBackend();
  const file = join(folder, 'backends.json');
  writeFileSync(file, JSON.stringify({ [REMOTE]: { origin: parking.origin, events: {} } }));
  vez = await startTestServer({
    env: { VEZ_SITE: folder, VEZ_BACKENDS: file, VEZ_DATA_DIR: folder, VEZ_TRUSTED_PROXIES: '127.0.0.1' },
  });
  origin = await vez.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  parking.answers();
  // An answered call clears the failures of the previous test, and a new minute starts.
  vez.clock.advance(120);
  expect(await statusFor(OTHER)).toBe(200);
});
afterAll(async () => {
  await vez.stop();
  await parking.stop();
  rmSync(folder, { recursive: true });
});

const headersOf = (ip: string, as?: TestCaller) => ({
  'x-forwarded-for': ip,
  ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
});
const ask = (ip: string, as?: TestCaller) =>
  vez.server.inject({ url: `/api/x/${REMOTE}/me`, headers: headersOf(ip, as) });
const statusFor = async (ip: string, as?: TestCaller) => (await ask(ip, as)).statusCode;
const fails = () => parking.answers((_, response) => void response.writeHead(500).end());
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate);
};
const timesOf = async (times: number, run: () => Promise<number>) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push(await run());
  return statuses;
};

describe('a backend that fails', () => {
  it('for one asker is suspended for that asker, and still answers others', async () => {
    fails();
    await timesOf(6, () => statusFor(ADDRESS));
    parking.answers();
    expect((await ask(ADDRESS)).json()).toMatchObject({ reason: 'backendBusy' });
    expect(await statusFor(OTHER)).toBe(200);
  });

  it('for three lines is suspended for all', async () => {
    fails();
    for (const at of [1, 2, 3, 1, 2]) await ask(`198.51.100.${at}`);
    expect((await ask(OTHER)).json()).toMatchObject({ reason: 'backendBusy' });
  });

  it('for a visitor and two logins at one address still answers others', async () => {
    const logins = [await vez.citizen(), await vez.citizen()];
    fails();
    for (let at = 0; at < 3; at += 1) for (const as of [undefined, ...logins]) await ask(ADDRESS, as);
    parking.answers();
    expect(await statusFor(OTHER)).toBe(200);
  });

  it('for three /64s of one IPv6 line still answers others', async () => {
    fails();
    for (const at of [1, 2, 3, 1, 2, 3]) await ask(`2001:db8:1:${at}::9`);
    parking.answers();
    expect(await statusFor(OTHER)).toBe(200);
  });

  it('for one login still answers others at the same address', async () => {
    const [one, other] = [await vez.citizen(), await vez.citizen()];
    fails();
    await timesOf(6, () => statusFor(ADDRESS, one));
    parking.answers();
    expect([await statusFor(ADDRESS, one), await statusFor(ADDRESS, other)]).toEqual([503, 200]);
  });
});

describe('with 1,200 calls in a minute', () => {
  it('one asker may make 120, from any /64 of a line or with one login', async () => {
    let subnet = 0;
    const visitor = () => statusFor(`2001:db8:2:${(subnet += 1).toString(16)}::9`);
    const login = await vez.citizen();
    for (const call of [visitor, () => statusFor(ADDRESS, login)]) {
      const statuses = await timesOf(121, call);
      expect([statuses.indexOf(429), new Set(statuses).size]).toEqual([120, 2]);
    }
    expect(await statusFor(OTHER)).toBe(200);
  });

  it('one line may make 600 with all its logins', async () => {
    const logins = await Promise.all(Array.from({ length: 6 }, () => vez.citizen()));
    for (const as of logins.slice(0, 5)) await timesOf(120, () => statusFor(ADDRESS, as));
    expect(await statusFor(ADDRESS, logins[5])).toBe(429);
    expect(await statusFor(OTHER, logins[5])).toBe(200);
  });
});

it('gives one asker four of 16 simultaneous calls, and its line eight', async () => {
  const logins = await Promise.all(Array.from({ length: 3 }, () => vez.citizen()));
  const slow: (() => void)[] = [];
  parking.answers((_, response) => slow.push(() => response.writeHead(200, JSON_TYPE).end('{}')));
  const held = [0, 0, 0, 0, 1, 1, 1, 1].map((at) => ask(ADDRESS, logins[at]));
  await until(() => slow.length === 8);
  expect((await ask(ADDRESS, logins[2])).json()).toMatchObject({ reason: 'backendBusy' });
  held.push(...[2, 2, 2, 2].map((at) => ask(OTHER, logins[at])));
  await until(() => slow.length === 12);
  expect((await ask('192.0.2.1', logins[2])).json()).toMatchObject({ reason: 'backendBusy' });
  slow.forEach((answer) => answer());
  for (const { statusCode } of await Promise.all(held)) expect(statusCode).toBe(200);
});

it('gives one asker five of 100 streams, and its line 50', async () => {
  parking.answers((_, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  });
  const leaving = new AbortController();
  const listen = async (ip: string, as?: TestCaller) => {
    const headers = { accept: 'text/event-stream', ...headersOf(ip, as) };
    return (await fetch(`${origin}/api/x/${REMOTE}/places`, { headers, signal: leaving.signal })).status;
  };
  const five = (ip: string, as?: TestCaller) => timesOf(5, () => listen(ip, as));
  const logins = await Promise.all(Array.from({ length: 10 }, () => vez.citizen()));
  expect(await five(ADDRESS)).toEqual([200, 200, 200, 200, 200]);
  expect(await listen(ADDRESS)).toBe(429);
  for (const as of logins.slice(0, 9)) expect(new Set(await five(ADDRESS, as))).toEqual(new Set([200]));
  expect(await listen(ADDRESS, logins[9])).toBe(429);
  expect(await listen(OTHER, logins[9])).toBe(200);
  leaving.abort();
});
