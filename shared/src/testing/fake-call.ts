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
 * A fake of one call at the network. Its answer is typed by the contract and checked against its schema,
 * so that it cannot say what the server never would.
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

/** The answer of another backend to one call, whether its contract allows it or not. */
export const uncheckedAnswer = (name: CallName, answer: unknown): HttpHandler => {
  const { method, path } = calls[name];
  return METHODS[method](`${TEST_API}/${path}`, () => HttpResponse.json(answer as never));
};

/** What a page sent with a write. */
export interface SentWrite {
  body: unknown;
  /** Its `Idempotency-Key`. */
  key: string | null;
}

/** A fake of one write that also notes, in `sent`, each time it is asked for. */
export const notedCall = <Name extends CallName>(
  name: Name,
  answer: () => Answer<Name> | Response,
  sent: SentWrite[],
): HttpHandler =>
  fakeCall(name, ({ body, headers }) => {
    sent.push({ body, key: headers.get('Idempotency-Key') });
    return answer();
  });

/** A refusal as the server words it (decision 50). */
export const refusal = (reason: RefusalReason, message: string, status = 409): Response =>
  HttpResponse.json({ code: 602, message, reason, traceId: 'test' }, { status });

/** The server refuses JSON that is announced and missing. */
const withoutBody = (): Response =>
  HttpResponse.json({ code: 400, message: '', reason: 'malformed', traceId: 'test' }, { status: 400 });

/** A failure of the server itself (ERR-03). */
export const systemFailure = (code: 601 | 603 = 603, message = ''): Response =>
  HttpResponse.json({ code, message, traceId: 'test' }, { status: 500 });

/** The connection breaks. */
export const noConnection = (): Response => HttpResponse.error();

/** The server knows no such thing (ERR-07). */
export const notFound = (): Response =>
  HttpResponse.json({ code: 404, message: 'Not found', traceId: 'test' }, { status: 404 });
