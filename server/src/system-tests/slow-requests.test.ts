import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createServer } from '../http/create-server';
import { requestBounds } from '../http/request-bounds';
import { connect as connectDatabase } from '../db/db';
import { untilLockAwaited } from '../testing/lock-waits';
import { startTestServer, type TestServer } from '../testing/test-server';

/** Like a compressed answer: nothing is sent until enough has been written. */
const answerWithoutStart = new PassThrough();
const lines: object[] = [];
const note = (facts: object) => void lines.push(facts);

let city: TestServer;
beforeAll(async () => {
  city = await startTestServer({ log: { info: note, warn: note, error: note } });
  city.server.get('/usual', ({ routeOptions }) => ({ limit: routeOptions.handlerTimeout }));
  city.server.get('/endless', { handlerTimeout: 50 }, () => new Promise(() => undefined));
  city.server.post('/long', (_request, reply) => reply.send(answerWithoutStart));
  await city.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => city.stop());

/** Holds a lock on another connection until it is released. */
async function holdingLock({ connectionString }: TestServer, statement: string) {
  const db = connectDatabase(connectionString, { max: 1 });
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let done!: Promise<unknown>;
  await new Promise<void>((held) => {
    done = db.tx(async (tx) => {
      await tx.query(statement);
      held();
      await released;
    });
  });
  return {
    async release() {
      release();
      await done;
      await db.close();
    },
  };
}

const open = (): Socket => connect((city.server.server.address() as AddressInfo).port, '127.0.0.1');

/** What the server sends until it closes the connection. */
async function lastWords(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(socket, 'close');
  return said;
}

it('ends requests that arrive too slowly, heads and bodies', async () => {
  const { server } = city.server;
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  // A test cannot wait for half a minute.
  server.requestTimeout = 300;
  server.headersTimeout = 300;
  const body = open();
  body.write(
    'POST /api/booking/holdSlot HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  );
  const head = open();
  head.write('GET /api/booking/departments HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  for (const said of await Promise.all([lastWords(body), lastWords(head)])) {
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
  }
});

it('answers a body that only claims to be compressed, with or without a login', async () => {
  const citizen = await city.citizen();
  for (const authorization of ['', `authorization: Bearer ${citizen.token}\r\n`]) {
    const socket = open();
    const body = JSON.stringify({ bookingDate: '02/12/2026' });
    socket.write(
      `POST /api/booking/hold HTTP/1.1\r\nhost: x\r\n${authorization}content-encoding: gzip\r\nconnection: close\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(await lastWords(socket)).toMatch(/^HTTP\/1\.1 415 /);
  }
});

it('closes the connection on a long body that no route reads', async () => {
  const MEGABYTE = 1_048_576;
  const SENT = 64 * MEGABYTE;
  const connected = once(city.server.server, 'connection') as Promise<[Socket]>;
  const client = open();
  const [received] = await connected;
  client.write(
    `POST /home HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: ${SENT}\r\n\r\n`,
  );
  function* body() {
    for (let sent = 0; sent < SENT; sent += MEGABYTE) yield Buffer.alloc(MEGABYTE, 'a');
  }
  client.resume();
  await pipeline(body, client).catch(() => undefined);
  client.destroy();
  if (!received.closed) await once(received, 'close');
  expect(received.bytesRead).toBeLessThan(SENT / 2);
});

it('gives up on a handler that never answers, and says when to come back', async () => {
  expect((await city.server.inject('/usual')).json()).toEqual({ limit: 45_000 });
  const answer = await city.server.inject('/endless');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json()).toMatchObject({ reason: 'busy' });
});

it('closes the connection of a client that does not read its answers', async () => {
  const { server } = city.server;
  const { timeout } = server;
  // Longer than an answer takes, and than a stream of events is silent.
  expect(timeout).toBeGreaterThan(60_000);
  expect(timeout).toBeLessThanOrEqual(90_000);
  server.timeout = 300;
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const client = open().pause();
  const [received] = await connected;
  const closed = once(received, 'close');
  // More answers than fit into the buffers of both sides.
  const request = 'GET /api/booking/departments HTTP/1.1\r\nhost: localhost\r\n\r\n';
  client.on('error', () => undefined).write(request.repeat(3_000));
  await closed;
  expect(received.bytesWritten).toBeGreaterThan(0);
  client.destroy();
  server.timeout = timeout;
});

it('knows where a request came from even after its client has left', async () => {
  const server = createServer(['127.0.0.1']);
  await server.register(requestBounds);
  const address = new Promise<string>((resolve, reject) => {
    server.get('/', async (request) => {
      await once(request.raw.socket, 'close');
      try {
        resolve(request.address);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const asked = once(server.server, 'request');
  client.write('GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 20.0.0.1\r\n\r\n');
  await asked;
  client.destroy();
  expect(await address).toBe('20.0.0.1');
  await server.close();
});

it('counts a client that leaves before the first byte as gone, not as a fault', async () => {
  lines.length = 0;
  const client = open();
  client.write(
    'POST /long HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await once(answerWithoutStart, 'resume');
  client.destroy();
  await once(answerWithoutStart, 'close');
  expect(lines).toEqual([expect.objectContaining({ route: '/long', status: 499 })]);
});

it('sends codes to forty people and answers reads while another code is under way', async () => {
  const STUCK = '20.0.1.1';
  const limited = await startTestServer({
    env: { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLES: 'never' },
    async prepare(db) {
      await db.query(
        `CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS
           'BEGIN PERFORM pg_advisory_xact_lock(424242); RETURN NEW; END'`,
      );
      await db.query(
        `CREATE TRIGGER stay BEFORE INSERT ON sms_code FOR EACH ROW WHEN (NEW.ip = '${STUCK}')
           EXECUTE FUNCTION stay()`,
      );
    },
  });
  const citizen = await limited.citizen();
  const lock = await holdingLock(limited, 'SELECT pg_advisory_xact_lock(424242)');
  const ask = (number: number, ip: string) =>
    limited.send('sendCode', { areaCode: '853', mobileNumber: String(number) }, { ip });
  let isStuck = true;
  const stuck = ask(66_100_000, STUCK).finally(() => (isStuck = false));
  await untilLockAwaited(limited.db, stuck);
  // Half of them share its network, and have numbers that begin like its own.
  const forty = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? ask(66_100_001 + at, `20.0.1.${at + 2}`) : ask(66_110_000 + at * 10_001, `20.1.${at}.1`),
    ),
  );
  expect(forty.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200));
  expect((await limited.send('tickets', {}, { as: citizen })).statusCode).toBe(200);
  expect(isStuck).toBe(true);
  await lock.release();
  expect((await stuck).statusCode).toBe(200);
  await limited.stop();
});
