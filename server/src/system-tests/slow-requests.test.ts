import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
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
