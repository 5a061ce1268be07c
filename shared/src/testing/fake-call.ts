import { http, HttpResponse, type HttpHandler } from 'msw';
import type { RefusalReason } from '../domain';
import { calls, type CallAnswer, type CallName, type Calls } from '../contracts';

export const TEST_API = 'http://api.test/api';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

type Answer<Name extends CallName> = CallAnswer<Calls[Name]>;
interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/**
 * A network fake of one call. Its answer is typed by the contract and checked against its schema, so that it
 * cannot differ from a real server's.
 */
export function fakeCall<Name extends CallName>(
  name: Name,
  answer: Answer<Name> | ((asked: Asked) => Answer<Name> | Response | Promise<Answer<Name> | Response>),
): HttpHandler {
  const { method, path, answer: schema } = calls[name];
  return METHODS[method](`${TEST_API}/${path}`, async ({ request, params }) => {
    const text = await request.clone().text();
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
    if (method !== 'GET' && isJson && text === '') return withoutBody();
    const asked = {
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: await request
        .clone()
        .json()
        .catch(() => undefined),
      headers: request.headers,
    };
    const given = typeof answer === 'function' ? await answer(asked) : answer;
    if (given instanceof Response) return given;
    return HttpResponse.json(schema.parse(given) as never);
  });
}

/** The answer of another backend to one call, which may violate the contract. */
export const uncheckedAnswer = (name: CallName, answer: unknown): HttpHandler => {
  const { method, path } = calls[name];
  return METHODS[method](`${TEST_API}/${path}`, () => HttpResponse.json(answer as never));
};

/** The content of a write that a page sent. */
export interface SentWrite {
  body: unknown;
  /** Its `Idempotency-Key`. */
  key: string | null;
}

/** A fake of one write that also records each request in `sent`. */
export const notedCall = <Name extends CallName>(
  name: Name,
  answer: () => Answer<Name> | Response | Promise<Answer<Name> | Response>,
  sent: SentWrite[],
): HttpHandler =>
  fakeCall(name, ({ body, headers }) => {
    sent.push({ body, key: headers.get('Idempotency-Key') });
    return answer();
  });

/** A refusal in the server's format (decision 50). */
export const refusal = (reason: RefusalReason, message: string, status = 409): Response =>
  HttpResponse.json({ code: 602, message, reason, traceId: 'test' }, { status });

/** The server refuses JSON that is announced and missing. */
const withoutBody = (): Response =>
  HttpResponse.json({ code: 400, message: '', reason: 'malformed', traceId: 'test' }, { status: 400 });

/** A failure of the server itself (ERR-03). */
export const systemFailure = (code: 601 | 603 = 603, message = ''): Response =>
  HttpResponse.json({ code, message, traceId: 'test' }, { status: 500 });

/** A broken connection. */
export const noConnection = (): Response => HttpResponse.error();

/** The server reports a missing object (ERR-07). */
export const notFound = (): Response =>
  HttpResponse.json({ code: 404, message: 'Not found', traceId: 'test' }, { status: 404 });
