import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage } from '../city/city';
import { failureText } from '../texts/texts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The latest exchange of each connection. */
const newest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
export const keepNewestExchange = (server: Server) =>
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    newest.set(request.socket, { request, response }),
  );

/** Whether the bytes belong to a refused request's body: a second answer would count as that of another request. */
function isAnswered(socket: Socket): boolean {
  const last = newest.get(socket);
  return last !== undefined && !last.request.complete && last.response.headersSent;
}

/** Answers bytes that are not HTTP, in the shape of every error and in the default language. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) {
    socket.destroySoon();
    return;
  }
  const status = STATUS[code] ?? 400;
  const message = failureText('malformed', defaultLanguage(), { where: '' }).trim();
  const body = JSON.stringify({ code: status, message, reason: 'malformed', traceId: randomUUID() });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
