import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayFailed, RefusedByGateway } from './gateway-faults';
import { httpGateway } from './http-gateway';

const SECRET = 'a-secret-of-the-gateway';
const MESSAGE = { id: 'f00d', attempt: 1, mobile: { area: '853', number: '66123834' }, text: '輪到您了！' };

let server: Server;
let status = 202;
let silent = false;
let received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (!silent) response.writeHead(status, { location: 'https://elsewhere.example' }).end('thanks');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  [status, silent, received] = [202, false, []];
});

const gateway = (limitMs?: number) =>
  httpGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    secret: SECRET,
    ...(limitMs === undefined ? {} : { limitMs }),
  });

describe('the HTTP gateway', () => {
  it('receives id, number and text, signed with the time', async () => {
    await gateway().send(MESSAGE);
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(JSON.parse(body)).toEqual({ id: 'f00d', to: '+85366123834', text: '輪到您了！' });
    expect(headers['idempotency-key']).toBe('f00d');
    const timestamp = String(headers['x-vez-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(60);
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['x-vez-signature']).toBe(expected);
  });

  it.each([500, 503, 429, 401, 307])('is retried after %i', async (answer) => {
    status = answer;
    const failure = gateway().send(MESSAGE);
    await expect(failure).rejects.toThrow();
    await expect(failure).rejects.not.toBeInstanceOf(RefusedByGateway);
  });

  it.each([400, 404, 422])('is not retried after %i', async (answer) => {
    status = answer;
    await expect(gateway().send(MESSAGE)).rejects.toBeInstanceOf(RefusedByGateway);
  });

  it('counts as failed if it does not answer', async () => {
    silent = true;
    await expect(gateway(50).send(MESSAGE)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('reports its status, not its words', async () => {
    status = 503;
    await expect(gateway().send(MESSAGE)).rejects.toEqual(new GatewayFailed(503));
  });
});
