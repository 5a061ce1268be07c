import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpGateway, type Gateway } from '../modules/sms';

/** How a gateway handles a message after it was read: before the answer, or instead of one. */
export type GatewayHabit = (response: ServerResponse) => void;

/** Accepts every message at once. */
export const taking: GatewayHabit = (response) => void response.writeHead(202).end();
/** Keeps the connection open and never answers, though it may send the message. */
export const silent: GatewayHabit = () => undefined;
/** Reads the message, perhaps sends it, and disconnects. */
export const breakingOff: GatewayHabit = (response) => void response.destroy();
export const answering =
  (status: number): GatewayHabit =>
  (response) =>
    void response.writeHead(status).end();

/** An SMS gateway for tests, which is reached over HTTP like a real one. */
export async function startGatewayServer(habit: GatewayHabit) {
  const messages: { to: string; text: string }[] = [];
  let current = habit;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      messages.push(JSON.parse(body) as (typeof messages)[number]);
      current(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  return {
    url,
    /** What arrived, repetitions included; a number is written `+85366123834`. */
    messages,
    become(next: GatewayHabit) {
      current = next;
    },
    /** Ends the connections that it keeps open. */
    breakOff: () => server.closeAllConnections(),
    gateway: (limitMs: number): Gateway => httpGateway({ url, secret: 'a-secret-of-the-gateway', limitMs }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type GatewayServer = Awaited<ReturnType<typeof startGatewayServer>>;
