import { HttpResponse, type HttpHandler } from 'msw';
import type { CallAnswer, CallName, Calls } from '../contracts';
import { fakeCall, noConnection, refusal, systemFailure } from './fake-call';

/** The ways in which an answer is lost; none reveals whether the server wrote anything. */
export const LOST_ANSWERS: Record<string, () => Response> = {
  'a broken connection': noConnection,
  'a proxy’s page (502)': () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  'a proxy’s page (404)': () => HttpResponse.html('<h1>Not found</h1>', { status: 404 }),
  'half an answer': () =>
    new HttpResponse('{"ticket":{"id":"6b1', { headers: { 'content-type': 'application/json' } }),
  'an empty answer': () => new HttpResponse(''),
  'a bug of the server (603)': () => systemFailure(603),
};

export interface FakeWriter {
  /** The sent keys, in order. */
  sent: string[];
  /** The written content, by key. */
  done: Map<string, unknown>;
  /** Whether a request reaches the server before its answer is lost. */
  arrives: boolean;
  /** Replaces the answer. */
  lost?: () => Response;
  /** Replaces the answer to a query for the outcome. */
  silent?: () => Response | { outcome: 'running' };
  /** How often the outcome of a write was queried. */
  asked: number;
  handlers: HttpHandler[];
}

/**
 * The server's side of one write, with keys as in `server/src/modules/writes/once.ts`. A test changes the handling of
 * requests and answers as it goes.
 */
export function fakeWriter<Name extends CallName>(
  name: Name,
  answer: () => CallAnswer<Calls[Name]>,
): FakeWriter {
  const done = new Map<string, unknown>();
  const givenUp = new Set<string>();
  const writer: FakeWriter = { sent: [], done, arrives: true, asked: 0, handlers: [] };
  writer.handlers.push(
    fakeCall(name, ({ headers }) => {
      const key = headers.get('Idempotency-Key')!;
      writer.sent.push(key);
      if (!writer.arrives) return writer.lost?.() ?? noConnection();
      if (givenUp.has(key)) return refusal('givenUp', 'Given up before it arrived');
      if (!done.has(key)) done.set(key, answer());
      return writer.lost?.() ?? (done.get(key) as CallAnswer<Calls[Name]>);
    }),
    fakeCall('settleWrite', ({ params }) => {
      writer.asked += 1;
      const told = writer.silent?.();
      if (told !== undefined) return told;
      const { key } = params;
      if (done.has(key!)) return { outcome: 'done' as const, answer: JSON.stringify(done.get(key!)) };
      givenUp.add(key!);
      return { outcome: 'notDone' as const };
    }),
  );
  return writer;
}
