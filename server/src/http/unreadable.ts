import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage } from '../city/city';
import { failureText } from '../texts/texts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The answer to bytes that are not HTTP, in the shape of every error and in the default language. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
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
