import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';
import { faultOf } from '../diagnostics/fault';
import type { Log } from '../diagnostics/log';
import { callTracer } from './call-tracer';
import { statementTracer } from './statement-tracer';

/** An unreachable collector must not delay a stop. */
const LIMIT_MS = 2_000;

export interface Tracing {
  /** Adds a span for each call; to be called before the routes are registered. */
  traceCalls(app: FastifyInstance): void;
  /** Adds a span for each statement, by its name, within that of its call. */
  traceStatements(db: Db): Db;
  /** Sends the pending spans. */
  stop(): Promise<void>;
}

export interface TracingSettings {
  /** The collector's address, such as `http://127.0.0.1:4318`; undefined: nothing is traced. */
  endpoint: string | undefined;
  service: string;
}

/**
 * OpenTelemetry, if `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise none of it is even loaded. The exporter reads
 * the other `OTEL_…` variables itself. Spans hold what logs hold (decision 72): no address and no value. A caller's
 * `traceparent` is ignored, as it could be anything; `vez.trace_id` is in our logs.
 */
export async function startTracing(
  { endpoint, service }: TracingSettings,
  log: Log,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
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
  /** The span of the current call. */
  const current = new AsyncLocalStorage<Context>();

  return {
    traceCalls: callTracer(api, tracer, current),
    traceStatements: statementTracer(api, tracer, current),
    stop: () =>
      provider.shutdown().catch((error: unknown) => {
        log.warn({ fault: faultOf(error) }, 'traces not handed over');
      }),
  };
}
