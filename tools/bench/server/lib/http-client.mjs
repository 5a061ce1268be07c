// A small HTTP/1.1 client over plain sockets, because generating load must cost less than serving it. Each connection
// has one request at a time. The next request reopens a broken connection.
import { createConnection } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
const GIVE_UP_MS = 30_000;

/** @typedef {{ status: number, text: string, ms: number }} Answer */
/** @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Call */

const headOf = ({ method = 'GET', path, headers = {}, body }) => {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost'];
  for (const name in headers) lines.push(`${name}: ${headers[name]}`);
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
};

/** The end of the answer in the received text, or undefined if it is incomplete. */
function complete(bytes) {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const closes = /\r\nconnection: close/i.test(head);
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  const from = end + HEAD_END.length;
  if (length !== null) {
    const to = from + Number(length[1]);
    return bytes.length < to ? undefined : { status, closes, text: bytes.toString('utf8', from, to) };
  }
  if (status === 204 || status === 304) return { status, closes, text: '' };
  if (bytes.indexOf(LAST_CHUNK, end) < 0 && !bytes.subarray(from).equals(Buffer.from('0\r\n\r\n')))
    return undefined;
  return { status, closes, text: bytes.toString('utf8', from) };
}

/** @returns {{ send: (call: Call) => Promise<Answer>, close: () => void }} `send` throws without an answer */
export function openConnection(port, giveUpMs = GIVE_UP_MS) {
  let socket;
  let waiting;
  let bytes;

  const settle = (how, value) => {
    const { [how]: done, timer } = waiting ?? {};
    waiting = undefined;
    clearTimeout(timer);
    done?.(value);
  };
  const drop = (own, error) => {
    if (own !== socket) return;
    socket = undefined;
    own.destroy();
    settle('reject', error ?? new Error('The connection ended without an answer.'));
  };
  function connect() {
    const own = createConnection({ port, host: '127.0.0.1', noDelay: true });
    own.on('error', (error) => drop(own, error));
    own.on('close', () => drop(own));
    own.on('data', (chunk) => {
      if (own !== socket || waiting === undefined) return;
      bytes = bytes === undefined ? chunk : Buffer.concat([bytes, chunk]);
      const answer = complete(bytes);
      if (answer === undefined) return;
      bytes = undefined;
      if (answer.closes) {
        socket = undefined;
        own.end();
      }
      settle('resolve', { status: answer.status, text: answer.text, ms: performance.now() - waiting.since });
    });
    return own;
  }

  return {
    send: (call) =>
      new Promise((resolve, reject) => {
        bytes = undefined;
        socket ??= connect();
        const own = socket;
        const timer = setTimeout(() => drop(own, new Error('No answer in time.')), giveUpMs);
        waiting = { resolve, reject, timer, since: performance.now() };
        own.write(headOf(call));
      }),
    close() {
      const own = socket;
      socket = undefined;
      own?.destroy();
    },
  };
}

/** A caller's address as reported by a proxy, so that limits by address see different people. */
export const addressOf = (at) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
