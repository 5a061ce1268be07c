import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { oddRequest, type OddRequest } from '../testing/malformed';
import { callerOf, KINDS } from '../testing/matrix';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

/** `npm run fuzz` sends many more. */
const REQUESTS = Number(process.env.VEZ_MALFORMED ?? 2_000);
/** A request without an answer by then has none. */
const ANSWER_MS = 30_000;

describe('a malformed request', () => {
  let city: TestServer;
  let callers: TestCaller[];
  beforeAll(async () => {
    city = await startTestServer();
    callers = await Promise.all(KINDS.map((kind) => callerOf(city, kind)));
  });
  afterAll(() => city.stop());

  function send({ method, url, headers, payload, caller }: OddRequest) {
    const { token } = callers[caller]!;
    return city.server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: city.freshAddress(),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  it(
    'is no fault of the server, and is told what is wrong in the shape of every error [ERR-13]',
    async () => {
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(oddRequest, async (request) => {
          const answer = await send(request);
          const { statusCode } = answer;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect(statusCode).toBeLessThan(500);
          if (statusCode >= 400 && request.method !== 'HEAD') expectErrorBody(answer);
        }),
        { numRuns: REQUESTS, timeout: ANSWER_MS },
      );
      // Some of it is right after all, or this would prove nothing but the first check.
      expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50);
      expect((await city.call('departments', {})).length).toBeGreaterThan(0);
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
  ])('is refused in the shape of every error where it %s', async (_, bytes) => {
    if (!city.server.server.listening) await city.server.listen({ port: 0 });
    const answer = await exchange((city.server.server.address() as AddressInfo).port, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(JSON.parse(body)).toMatchObject(ERROR_BODY);
  });
});

/** All that comes back for some bytes, until the server hangs up. */
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

function expectErrorBody(answer: LightMyRequestResponse): void {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toMatchObject(ERROR_BODY);
}
