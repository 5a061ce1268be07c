import type { ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { startBackend } from '../testing/backend-server';
import { signedSite } from '../testing/signed-site';
import { startTestServer, type TestServer } from '../testing/test-server';

let folder: string;
let vez: TestServer;
let address: string;
let parking: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-events-'));
  const site = signedSite(folder);
  for (const name of ['mfe-parking', 'mfe-quiet']) {
    const entry = { url: `/assets/${name}/entry.js`, integrity: 'sha256-x' };
    site.own(name, [`/${name}`]);
    const rest = { contract: '^1.0.0', owner: 'team', preload: {}, locales: {}, backend: {} };
    site.append(site.publication({ name, entry, routes: [`/${name}`], ...rest }));
  }
  parking = await startBackend();
  const { origin } = parking;
  const events = { atOnce: 2, seconds: 1, bytes: 500 };
  const file = join(folder, 'backends.json');
  const backends = { 'mfe-parking': { origin, events, timeoutMs: 300 }, 'mfe-quiet': { origin } };
  writeFileSync(file, JSON.stringify(backends));
  vez = await startTestServer({ env: { VEZ_SITE: folder, VEZ_BACKENDS: file, VEZ_DATA_DIR: folder } });
  address = await vez.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  parking.answers();
  // The backend that failed in the previous test is tried again.
  vez.clock.advance(120);
});
afterAll(async () => {
  await vez.stop();
  await parking.stop();
  rmSync(folder, { recursive: true });
});

const listen = (remote = 'mfe-parking') =>
  fetch(`${address}/api/x/${remote}/places`, { headers: { accept: 'text/event-stream' } });
const readerOf = (answer: Response) =>
  answer
    .body!.pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
/** The backend starts each stream with one event. @returns its side of the next stream */
const backendSide = () =>
  new Promise<ServerResponse>((resolve) =>
    parking.answers((_, response) => {
      const headers = { 'content-type': 'text/event-stream', 'set-cookie': 'a=b', link: '</x>; rel=preload' };
      response.writeHead(200, headers).write('data: 1\n\n');
      resolve(response);
    }),
  );

describe('events of a backend', () => {
  it('reach listeners as they come, with our headers alone', async () => {
    const side = backendSide();
    const answer = await listen();
    const reader = readerOf(answer);
    expect((await reader.read()).value).toBe('data: 1\n\n');
    (await side).write('data: 2\n\n');
    expect((await reader.read()).value).toBe('data: 2\n\n');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect([...answer.headers.keys()]).not.toEqual(expect.arrayContaining(['link']));
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(parking.asked[0]).toMatchObject({ url: '/places', headers: { accept: 'text/event-stream' } });
    expect(decodeJwt(String(parking.asked[0]!.headers['x-vez-identity']))).toMatchObject({ kind: 'visitor' });
    await reader.cancel();
  });

  it('end at the backend when its last listener leaves', async () => {
    const side = backendSide();
    const reader = readerOf(await listen());
    await reader.read();
    const ended = once(await side, 'close');
    await reader.cancel();
    await expect(ended).resolves.toEqual([]);
  });

  it('end after their time limit, and at their size limit', async () => {
    void backendSide();
    const began = Date.now();
    const inTime = readerOf(await listen());
    expect((await inTime.read()).done).toBe(false);
    const all = [inTime.read()];
    const side = backendSide();
    const tooMany = readerOf(await listen());
    (await side).write(`data: ${'x'.repeat(600)}\n\n`);
    all.push(tooMany.read().then(() => tooMany.read()));
    expect((await Promise.all(all)).map(({ done }) => done)).toEqual([true, true]);
    expect(Date.now() - began).toBeGreaterThan(900);
  });

  it('use their own places, and none of other calls', async () => {
    void backendSide();
    const open = [readerOf(await listen()), readerOf(await listen())];
    const third = await listen();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
    parking.answers();
    expect((await fetch(`${address}/api/x/mfe-parking/me`)).status).toBe(200);
    await Promise.all(open.map((reader) => reader.cancel()));
  });

  it.each<[string, number, (response: ServerResponse) => void]>([
    ['a page', 502, (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['a fault of its own', 502, (response) => response.writeHead(500).end('stack')],
    ['nothing in time', 504, () => undefined],
    ['a refusal', 404, (response) => response.writeHead(404).end()],
    ['that there is no more to come', 204, (response) => response.writeHead(204).end()],
  ])('are refused if the backend answers %s', async (_, status, answer) => {
    parking.answers((__, response) => answer(response));
    expect((await listen()).status).toBe(status);
  });

  it('are refused unless the operator has allowed them', async () => {
    expect((await listen('mfe-quiet')).status).toBe(404);
    expect(parking.asked).toEqual([]);
  });
});
