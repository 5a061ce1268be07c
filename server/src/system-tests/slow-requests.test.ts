import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createServer } from '../http/create-server';
import { errors } from '../http/errors';
import { startTestServer, type TestServer } from '../testing/test-server';

let city: TestServer;
beforeAll(async () => {
  city = await startTestServer();
  await city.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => city.stop());

const open = (): Socket => connect((city.server.server.address() as AddressInfo).port, '127.0.0.1');

/** What the server says until it closes the connection. */
async function lastWords(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(socket, 'close');
  return said;
}

it('ends requests that come too slowly, heads and bodies', async () => {
  const { server } = city.server;
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  // Of a test one does not wait for half a minute.
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
  const server = createServer([]);
  await server.register(errors, { log: { info() {}, warn() {}, error() {} } });
  server.get('/endless', { handlerTimeout: 50 }, () => new Promise(() => undefined));
  expect(server.initialConfig.handlerTimeout).toBeGreaterThan(0);
  const answer = await server.inject('/endless');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json()).toMatchObject({ reason: 'busy' });
  await server.close();
});
