import type { IncomingMessage, RequestListener } from 'node:http';
import { z } from 'zod';
import type { DescribedBy, OwnCall } from '../contracts/own-calls';
import { createVerifier, type Identity, type IdentityOptions } from './identity';

const MOST_BYTES = 1024 * 1024;

/** A refusal that the citizen can act on; its text is shown, in the language of the call. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429,
    readonly reason: string,
    text = '',
  ) {
    super(text);
  }
}

export interface Asked<Input> {
  input: Input;
  who: Identity;
  /** Set for a write, which is repeated with the same key if its answer was lost. */
  idempotencyKey: string | undefined;
}

/** The handler of each call. */
export type Answering<Calls extends Record<string, OwnCall>> = {
  [Name in keyof Calls]: (
    asked: Asked<DescribedBy<Calls>[Name]['input']>,
  ) => Promise<DescribedBy<Calls>[Name]['answer']> | DescribedBy<Calls>[Name]['answer'];
};

export interface ServeOptions extends IdentityOptions {
  /** Receives errors of this service; by default they are written to standard error, with the trace id. */
  failed?(error: unknown, traceId: string): void;
}

const toStderr = (error: unknown, traceId: string) =>
  void process.stderr.write(`${traceId} ${error instanceof Error ? error.stack : String(error)}\n`);

const NOT_FOUND = new Refused(404, 'notFound');

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Refused(400, 'tooLarge');
    parts.push(part);
  }
  try {
    return bytes === 0 ? {} : JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refused(400, 'malformed');
  }
}

/** The values of `:name` in a path; undefined if the path does not match. */
function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = decodeURIComponent(given[at]!);
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** @throws Refused for input that the definition does not allow */
async function inputOf(call: OwnCall, params: object, query: URLSearchParams, request: IncomingMessage) {
  const hasBody = call.body !== undefined;
  const read = { params, query: Object.fromEntries(query), body: hasBody ? await bodyOf(request) : {} };
  const parts = (['params', 'query', 'body'] as const).map((part) => {
    const result = (call[part] ?? z.object({})).safeParse(read[part]);
    if (!result.success) throw new Refused(400, 'malformed');
    return result.data as object;
  });
  return Object.assign({}, ...parts) as never;
}

/**
 * A request handler for `node:http` that serves the calls of a remote. It finds the definition, and validates caller,
 * input and answer. `GET /healthz` reports that the service is up.
 */
export function serveCalls<const Calls extends Record<string, OwnCall>>(
  calls: Calls,
  handlers: Answering<Calls>,
  { failed = toStderr, ...options }: ServeOptions,
): RequestListener {
  const identityOf = createVerifier(options);

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend');
    if (pathname === '/healthz') return { status: 'ok' };
    for (const [name, call] of Object.entries(calls)) {
      const params = call.method === request.method ? paramsIn(call.path, pathname.slice(1)) : undefined;
      if (params === undefined) continue;
      const who = await identityOf(request.headers['x-vez-identity']).catch(() => {
        throw new Refused(403, 'forbidden');
      });
      const key = request.headers['idempotency-key'];
      const input = await inputOf(call, params, searchParams, request);
      const idempotencyKey = typeof key === 'string' ? key : undefined;
      return call.answer.parse(await handlers[name as keyof Calls]({ input, who, idempotencyKey }));
    }
    throw NOT_FOUND;
  }

  return (request, response) => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer(request).then(
      (body) => send(200, body),
      (error: unknown) => {
        if (error instanceof Refused)
          return send(error.status, { message: error.message, reason: error.reason });
        failed(error, String(request.headers['x-trace-id']));
        send(500, {});
      },
    );
  };
}
