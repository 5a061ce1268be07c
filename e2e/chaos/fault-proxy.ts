// A proxy before the browser that spoils the answers of one call or one file, on the wire, as a network does.
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
  /** The request reaches Vez, and what comes back is spoiled; else Vez never hears of it. */
  forwarded?: boolean;
  /** What it makes of the text of an answer to a body; a text that stays the same is not spoiled. */
  change?(text: string, asked: string): string;
  /** The connection ends before the answer does. */
  breaksOff?: boolean;
  /** Ends the response in its own way. `answer` is there where the request was forwarded. */
  apply(response: ServerResponse, answer: Answer, asked: string): unknown;
}

/**
 * How pages come. `plain`: not painted and without the page's own call for what its screen begins with, so that each
 * call is made by its screen. `old`: the same, but painted, as a page of a while ago, so that its figures are asked for
 * at once. `whole`: as citizens get them.
 */
export type Opening = 'plain' | 'old' | 'whole';

interface Seen {
  method: string;
  path: string;
  /** One for each time that the page asks: the repeated request of a browser has the same. */
  id: string;
  /** How many documents were opened before: each asks for itself. */
  document: number;
  spoiled: boolean;
  /** Of the call that a page makes for its screen; no other body tells two calls apart. */
  asked?: string;
  /** What Vez said, where nothing was spoiled. */
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

/** Of a network that nobody else is in: what visitors without a login may hold is limited by network. */
const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`;

const forward = (agent: Agent, url: URL, asked: IncomingMessage, body: Buffer, address: string) =>
  new Promise<Answer>((resolve, reject) => {
    // Bodies stay readable, so that a fault can change them.
    const { 'proxy-connection': _, ...headers } = asked.headers;
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

/** An empty page of the same origin, which the proxy answers by itself: somebody else has the phone from then on. */
export const EMPTY_PAGE = '/nothing-at-all';
/** The headers by which a browser decides whether two pages may share a process. */
const AS_VEZ = {
  'content-type': 'text/html',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

export const EARLY_CALL = '/api/personal';
const isEarlyCall = (method: string, path: string) => method === 'POST' && path === EARLY_CALL;

const PAINTED = '<script type="application/json" id="vez-painted">{';
/** No page with a parameter that its screen does not know is painted. */
const UNPAINTED = 'unpainted';
const PAINTING_TRIES = 100;
const PAINTING_MS = 100;

/** The page as it was painted, made a page of a while ago. @throws Error where it is never painted */
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

/** Starts an HTTP proxy for a browser, so that the origin stays that of Vez. */
export async function startFaultProxy() {
  const agent = new Agent({ keepAlive: true });
  let rules: Rule[] = [];
  let seen: Seen[] = [];
  let document = 0;
  let address = randomAddress();
  let opening: Opening = 'plain';

  const server = createServer((asked, response) => {
    void (async () => {
      // A proxy is asked by whole addresses.
      const url = new URL(asked.url ?? '');
      const { pathname } = url;
      const method = asked.method ?? 'GET';
      if (pathname === EMPTY_PAGE) {
        address = randomAddress();
        return response.writeHead(200, AS_VEZ).end('<!doctype html><title>-</title>');
      }
      if (isEarlyCall(method, pathname) && opening !== 'whole') return response.writeHead(503).end();
      const fault = rules.find(({ matches }) => matches(method, pathname))?.fault;
      const isDocument = asked.headers['sec-fetch-mode'] === 'navigate';
      if (isDocument) document += 1;
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
      if (isDocument && opening === 'plain') url.searchParams.set(UNPAINTED, '1');
      const ask = () => forward(agent, url, asked, body, address);
      const answer = await (isDocument && opening === 'old' ? askForPainted(ask) : ask());
      if (fault !== undefined) return fault.apply(response, answer, body.toString());
      now.answer = answer.body.toString();
      response.writeHead(answer.status, answer.headers);
      return response.end(answer.body);
    })().catch(() => response.destroy());
  });
  // The calls that make people ready for a trial: they come by a tunnel, out of reach of any fault.
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
    /** Spoils what the first rule that matches says from now on, and counts anew. */
    spoil(...now: Rule[]) {
      rules = now;
      seen = [];
    },
    seen: (): readonly Seen[] => seen,
    /** How pages come from now on. */
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
