import { HttpResponse, type HttpHandler } from 'msw';
import type { CallAnswer, CallName, Calls } from '../contracts';
import { fakeCall, noConnection, refusal, systemFailure } from './fake-call';

/** The ways in which an answer is lost: none of them tells whether the server wrote anything. */
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
  /** The keys that were sent, in their order. */
  sent: string[];
  /** What was written, by its key. */
  done: Map<string, unknown>;
  /** Whether a request reaches the server before its answer is lost. */
  arrives: boolean;
  /** In place of the answer. */
  lost?: () => Response;
  /** In place of the answer to what became of it. */
  silent?: () => Response | { outcome: 'running' };
  /** How often it was asked what became of a write. */
  asked: number;
  handlers: HttpHandler[];
}

/**
 * A server's side of one write, by its keys, as `server/src/modules/writes/once.ts` keeps them. A test sets what
 * happens to requests and answers as it goes.
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
