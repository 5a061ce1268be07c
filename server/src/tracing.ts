import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyQuery, asQueryable, sqlState, type Db, type Queryable } from './db/db';
import { faultOf } from './fault';
import type { Log } from './log';

/** A collector that is away must not hold a stop up. */
const LIMIT_MS = 2_000;

export interface Tracing {
  /** A span for each call; before the routes are registered. */
  traceCalls(app: FastifyInstance): void;
  /** A span for each statement, by its name, within that of its call. */
  traceStatements(db: Db): Db;
  /** Hands over what has not been yet. */
  stop(): Promise<void>;
}

export interface TracingSettings {
  /** The collector's address, such as `http://127.0.0.1:4318`; undefined: nothing is traced. */
  endpoint: string | undefined;
  service: string;
}

/**
 * OpenTelemetry, where `OTEL_EXPORTER_OTLP_ENDPOINT` is set; else none of it is even loaded. The exporter reads the
 * other `OTEL_…` variables itself. Spans hold what logs hold (decision 72), no address and no value. A caller's
 * `traceparent` is not taken up: what somebody else wrote could be anything; `vez.trace_id` is in our logs.
 */
export async function startTracing(
  { endpoint, service }: TracingSettings,
  log: Log,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: LIMIT_MS,
  });
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('vez');
  const current = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();

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
    asQueryable((of, values) =>
      traced(typeof of === 'string' ? 'statement' : of.name, () => anyQuery(db)(of, values)),
    );

  return {
    traceCalls(app) {
      app.addHook('onRequest', async (request) => {
        const { method, id, routeOptions } = request;
        const { url: route = 'none' } = routeOptions;
        const attributes = { 'http.request.method': method, 'http.route': route, 'vez.trace_id': id };
        spans.set(
          request,
          tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT),
        );
      });
      // Not before: reading a body ends the asynchronous context that the hook above ran in.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        current.run(span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT, done);
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    traceStatements: (db) => ({
      ...db,
      ...queryable(db),
      tx: (work) => traced('transaction', () => db.tx((tx) => work({ ...queryable(tx), last: tx.last }))),
    }),
    stop: () =>
      provider.shutdown().catch((error: unknown) => {
        log.warn({ fault: faultOf(error) }, 'traces not handed over');
      }),
  };
}
