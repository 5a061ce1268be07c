import type { AsyncLocalStorage } from 'node:async_hooks';
import type * as otel from '@opentelemetry/api';
import type { Context, Tracer } from '@opentelemetry/api';
import { anyQuery, asQueryable, sqlState, type Db, type Queryable } from '../db/db';

type Api = typeof otel;

/** Creates a span for each statement and transaction, within that of its call. */
export function statementTracer(
  { SpanKind, SpanStatusCode }: Api,
  tracer: Tracer,
  current: AsyncLocalStorage<Context>,
) {
  async function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const parent = current.getStore();
    // Sweeps run all the time and belong to no call.
    if (parent === undefined) return work();
    const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } };
    const span = tracer.startSpan(name, options, parent);
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('db.response.status_code', sqlState(error) ?? '');
      throw error;
    } finally {
      span.end();
    }
  }
  const queryable = (db: Queryable): Queryable =>
    asQueryable(
      (of, values) => traced(typeof of === 'string' ? 'statement' : of.name, () => anyQuery(db)(of, values)),
      db.personal,
    );

  const transaction =
    (run: Db['tx']): Db['tx'] =>
    (work) =>
      traced('transaction', () => run((tx) => work({ ...queryable(tx), last: tx.last })));

  return (db: Db): Db => ({
    ...db,
    ...queryable(db),
    tx: transaction(db.tx),
    txAside: transaction(db.txAside),
  });
}
