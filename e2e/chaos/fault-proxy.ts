// A proxy for the browser that spoils the answers of one call or file on the wire, as a network does.
import { randomBytes } from 'node:crypto';
import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What happens to a request. */
export interface Fault {
  name: string;
  /** The request reaches Vez and the answer is spoiled. Otherwise Vez never gets the request. */
  forwarded?: boolean;
  /** Changes the text of an answer to a request body. An unchanged text counts as not spoiled. */
  change?(text: string, asked: string): string;
  /** The connection ends before the answer does. */
  breaksOff?: boolean;
  /** Ends the response. `answer` is set if the request was forwarded. */
  apply(response: ServerResponse, answer: Answer, asked: string): unknown;
}

/**
 * How pages are served. `plain`: not painted and without the page's early call, so that each screen makes its own
 * calls. `old`: the same, but painted and outdated, so that the page requests its figures at once. `whole`: as citizens
 * get them.
 */
export type Opening = 'plain' | 'old' | 'whole';

interface Seen {
  method: string;
  path: string;
  /** Identifies a request of the page. A repetition by the browser has the same id. */
  id: string;
  /** The number of the document that made the request. */
  document: number;
  spoiled: boolean;
  /** The body of the page's early call; other calls differ by path. */
  asked?: string;
  /** The answer of Vez, if not spoiled. */
  answer?: string;
}
export interface Rule {
  matches(method: string, path: string): boolean;
  fault: Fault;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An address in an unused network: holds of visitors without a login are limited by network. */
const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`;

const isDocument = ({ headers }: IncomingMessage) => headers['sec-fetch-mode'] === 'navigate';

const forward = (agent: Agent, url: URL, asked: IncomingMessage, body: Buffer, address: string) =>
  new Promise<Answer>((resolve, reject) => {
    // Uncompressed bodies let a fault change them.
    const { 'proxy-connection': _, ...headers } = asked.headers;
    // A page that the browser keeps would come as 304, without the text to change.
    if (isDocument(asked)) delete headers['if-none-match'];
    const sent = request(
      url,
      {
        agent,
        method: asked.method,
        headers: { ...headers, 'accept-encoding': 'identity', 'x-forwarded-for': address },
      },
      (answer) => {
        bodyOf(answer).then(
          (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
          reject,
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/** An empty page of the same origin, served by the proxy. It gives the phone to another person. */
export const EMPTY_PAGE = '/nothing-at-all';
/** The headers that let two pages share a browser process. */
const AS_VEZ = {
  'content-type': 'text/html',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

export const EARLY_CALL = '/api/personal';
const isEarlyCall = (method: string, path: string) => method === 'POST' && path === EARLY_CALL;

const PAINTED = '<script type="application/json" id="vez-painted">{';
/** A page with an unknown parameter is not painted. */
const UNPAINTED = 'unpainted';
const PAINTING_TRIES = 100;
const PAINTING_MS = 100;

/** Requests the painted page and marks it as old. @throws Error if the page is never painted */
async function askForPainted(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = PAINTING_TRIES; left > 0; left -= 1) {
    const answer = await ask();
    const html = answer.body.toString();
    if (html.includes(PAINTED)) {
      const { 'content-length': _, ...headers } = answer.headers;
      return { ...answer, headers, body: Buffer.from(html.replace(PAINTED, `${PAINTED}"isOld":true,`)) };
    }
    await pause(PAINTING_MS);
  }
  throw new Error('The page was never painted.');
}

/** Starts an HTTP proxy for a browser. Pages keep the origin of Vez. */
export async function startFaultProxy() {
  const agent = new Agent({ keepAlive: true });
  let rules: Rule[] = [];
  let seen: Seen[] = [];
  let document = 0;
  let address = randomAddress();
  let opening: Opening = 'plain';

  const server = createServer((asked, response) => {
    void (async () => {
      // Requests to a proxy carry absolute URLs.
      const url = new URL(asked.url ?? '');
      const { pathname } = url;
      const method = asked.method ?? 'GET';
      if (pathname === EMPTY_PAGE) {
        address = randomAddress();
        return response.writeHead(200, AS_VEZ).end('<!doctype html><title>-</title>');
      }
      if (isEarlyCall(method, pathname) && opening !== 'whole') return response.writeHead(503).end();
      const fault = rules.find(({ matches }) => matches(method, pathname))?.fault;
      const opens = isDocument(asked);
      if (opens) document += 1;
      const id = `${url.search} ${String(asked.headers['x-trace-id'])}`;
      const now: Seen = {
        method,
        path: pathname,
        id,
        document,
        spoiled: fault !== undefined && fault === rules[0]?.fault,
      };
      seen.push(now);
      const body = await bodyOf(asked);
      if (isEarlyCall(method, pathname)) now.asked = body.toString();
      if (fault !== undefined && fault.forwarded !== true)
        return fault.apply(response, undefined as never, body.toString());
      if (opens && opening === 'plain') url.searchParams.set(UNPAINTED, '1');
      const ask = () => forward(agent, url, asked, body, address);
      const answer = await (opens && opening === 'old' ? askForPainted(ask) : ask());
      if (fault !== undefined) return fault.apply(response, answer, body.toString());
      now.answer = answer.body.toString();
      response.writeHead(answer.status, answer.headers);
      return response.end(answer.body);
    })().catch(() => response.destroy());
  });
  // Calls that prepare people for a trial use a tunnel, which no fault reaches.
  server.on('connect', ({ url }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const [end, other] of [
      [socket, tunnel],
      [tunnel, socket],
    ] as const)
      end.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the rules, of which the first match applies, and resets the list of requests. */
    spoil(...now: Rule[]) {
      rules = now;
      seen = [];
    },
    seen: (): readonly Seen[] => seen,
    /** Sets how pages are served. */
    open(next: Opening = 'plain') {
      opening = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
