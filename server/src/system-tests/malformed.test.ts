import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { seedLiveIds } from '../testing/live-ids';
import { oddRequest, type OddRequest } from '../testing/malformed';
import { KINDS, type World } from '../testing/matrix';
import { sendOverWire, type WireAnswer } from '../testing/over-the-wire';
import { startVisiting } from '../testing/visiting';
import type { TestCaller, TestServer } from '../testing/test-server';

/** `npm run fuzz` sends many more. */
const REQUESTS = Number(process.env.VEZ_MALFORMED ?? 2_000);
/** So many requests share the same people, tickets and devices, and use up a good part of them. */
const SEEDED_EVERY = 250;
/** Time limit for an answer. */
const ANSWER_MS = 30_000;

describe('a malformed request', () => {
  let city: TestServer;
  let world: World;
  let callers: TestCaller[];
  let port: number;
  beforeAll(async () => {
    const office = await startVisiting();
    city = office.city;
    world = { city, point: office.second };
    await city.server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = city.server.server.address() as AddressInfo);
  });
  afterAll(() => city.stop());

  async function send(request: OddRequest): Promise<WireAnswer | undefined> {
    const { token } = callers[request.caller]!;
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    };
    if (request.by !== 'inject') return sendOverWire(port, { ...request, headers });
    const { method, url, payload } = request;
    const answer = await city.server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: city.freshAddress(),
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      statusCode: answer.statusCode,
      contentType: String(answer.headers['content-type']),
      body: answer.body,
    };
  }

  it(
    'causes no fault of the server, and gets the shape of every error [ERR-13]',
    async () => {
      /** Counts by the kind of the caller, whether it writes, and the status. */
      const statuses = new Map<string, number>();
      const answered = (...parts: RegExp[]) =>
        [...statuses]
          .filter(([key]) => parts.every((part) => part.test(key)))
          .reduce((sum, [, count]) => sum + count, 0);
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(oddRequest, async (request) => {
          if (sent++ % SEEDED_EVERY === 0) callers = await seedLiveIds(world);
          const answer = await send(request);
          const { statusCode = 0, contentType = '', body = '' } = answer ?? {};
          const key = `${KINDS[request.caller]} ${request.by} ${request.method} ${statusCode}`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
          if (request.by === 'leaving' || request.by === 'cutting') return;
          expect(statusCode).toBeGreaterThan(0);
          expect(statusCode).toBeLessThan(500);
          if (statusCode >= 400 && request.method !== 'HEAD') expectErrorBody(contentType, body);
        }),
        { numRuns: REQUESTS, timeout: ANSWER_MS },
      );
      // Some requests must be valid, or this would prove nothing but the first check.
      expect(answered(/ 200$/)).toBeGreaterThan(REQUESTS / 50);
      for (const kind of KINDS) expect([kind, answered(RegExp(`^${kind} .* 200$`))]).not.toEqual([kind, 0]);
      expect(answered(/^(clerk|supervisor) .* POST 200$/)).toBeGreaterThan(0);
      expect(answered(/ port .* 200$/)).toBeGreaterThan(0);
      expect(answered(/ (leaving|cutting) /)).toBeGreaterThan(0);
      expect((await city.call('departments', {})).length).toBeGreaterThan(0);
      // Clients that left are not faults either.
      expect(city.faults).toEqual([]);
      expect((await city.server.inject('/metrics')).body).not.toMatch(/vez_call_seconds_count.*status="5/);
    },
    60_000 + REQUESTS * 100,
  );

  // A request without a host is not among them: Node itself answers it, with 400 and no body.
  it.each([
    ['is no HTTP at all', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1])],
    ['has a method that nobody knows', 'BREW /api/booking/departments HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['has a header with a NUL', 'GET /api/booking/departments HTTP/1.1\r\nhost: localhost\r\nx: \0\r\n\r\n'],
    ['has headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['has an address that is none', 'GET /api/\ud800 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    [
      'says two lengths',
      'POST /api/booking/time HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\n{}',
    ],
    [
      'says a length and sends chunks',
      'POST /api/booking/time HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}',
    ],
    [
      'says a chunk length that is none',
      'POST /api/booking/time HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}',
    ],
  ])('is refused in the shape of every error if it %s', async (_, bytes) => {
    const answer = await exchange(port, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(JSON.parse(body)).toMatchObject(ERROR_BODY);
  });

  it('is answered once if its body breaks after it was refused', async () => {
    const address = `/api/favourite/tickets/${'x'.repeat(400)}`;
    const head = `DELETE ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
    const answer = await exchange(port, `${head}transfer-encoding: nonsense\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 414']);
  });

  it('is answered also if an earlier one of its connection was', async () => {
    const good = 'GET /api/booking/departments HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const answer = await exchange(port, `${good}BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)!.at(-1)).toBe('HTTP/1.1 400');
  });
});

/** All bytes that the server returns until it closes the connection. */
const exchange = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const ERROR_BODY = {
  code: expect.any(Number) as number,
  message: expect.any(String) as string,
  reason: expect.stringMatching(/^[a-zA-Z]+$/) as string,
  traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
};

function expectErrorBody(contentType: string, body: string): void {
  expect(contentType).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toMatchObject(ERROR_BODY);
}
