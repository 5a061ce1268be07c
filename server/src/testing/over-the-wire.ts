import { connect } from 'node:net';
import type { OddRequest } from './malformed';

/** A request as bytes, with headers that no client library would send. */
function bytesOf({ method, url, headers, payload }: OddRequest): { bytes: Buffer; isCutOff: boolean } {
  const body = Buffer.from(payload ?? '');
  const lengths = 'content-length' in headers || 'transfer-encoding' in headers;
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (!lengths && body.length > 0) lines.push(`content-length: ${body.length}\r\n`);
  // A raw line break in an address would end it.
  const head = `${method} ${url.replaceAll(' ', '%20')} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]),
    isCutOff: Number(headers['content-length'] ?? 0) > body.length,
  };
}

export interface WireAnswer {
  statusCode: number;
  contentType: string;
  body: string;
}

/**
 * Sends a request to a port of this machine.
 * @returns undefined for a client that left: at once (`leaving`), or with the first byte of the answer (`cutting`)
 */
export function sendOverWire(port: number, request: OddRequest): Promise<WireAnswer | undefined> {
  const { bytes, isCutOff } = bytesOf(request);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (request.by === 'leaving') socket.write(bytes, () => socket.destroy());
      else if (isCutOff) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (chunk: Buffer) => {
      if (request.by === 'cutting') socket.destroy();
      else chunks.push(chunk);
    });
    // The server may refuse a body before all of it is sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (request.by !== 'port') return resolve(undefined);
      resolve(answerIn(Buffer.concat(chunks)));
    });
  });
}

/** The first answer: invalid bytes behind a request get another one. */
function answerIn(said: Buffer): WireAnswer | undefined {
  const text = said.toString('latin1').replace(/^(HTTP\/1\.1 100 .*?\r\n\r\n)+/s, '');
  const [, head, rest = ''] = /^(HTTP\/1\.1 [2-5].*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  if (head === undefined) return undefined;
  const headerOf = (name: string) => RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  const length = headerOf('content-length');
  return {
    statusCode: Number(head.slice(9, 12)),
    contentType: headerOf('content-type') ?? '',
    body: Buffer.from(rest.slice(0, length === undefined ? undefined : Number(length)), 'latin1').toString(),
  };
}
