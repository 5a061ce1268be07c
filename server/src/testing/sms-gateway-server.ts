import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpGateway, type Gateway } from '../modules/sms';

/** How a gateway treats a message: after it was read, before or instead of an answer. */
export type GatewayHabit = (response: ServerResponse) => void;

/** Takes every message at once. */
export const taking: GatewayHabit = (response) => void response.writeHead(202).end();
/** Keeps the connection open and never answers, though it may well send the message. */
export const silent: GatewayHabit = () => undefined;
/** Reads the message, perhaps sends it, and is gone. */
export const breakingOff: GatewayHabit = (response) => void response.destroy();
export const answering =
  (status: number): GatewayHabit =>
  (response) =>
    void response.writeHead(status).end();

/** An SMS gateway of the test, spoken to over HTTP as a real one is. */
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
    /** Ends what it has kept open. */
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
