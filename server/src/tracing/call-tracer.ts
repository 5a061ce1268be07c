import type { AsyncLocalStorage } from 'node:async_hooks';
import type * as otel from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Api = typeof otel;

/** Creates a span for each call; to be added before the routes. */
export function callTracer(
  { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: Api,
  tracer: Tracer,
  current: AsyncLocalStorage<Context>,
) {
  const spans = new WeakMap<FastifyRequest, Span>();

  return (app: FastifyInstance): void => {
    app.addHook('onRequest', async (request) => {
      const { method, id, routeOptions } = request;
      const { url: route = 'none' } = routeOptions;
      const attributes = { 'http.request.method': method, 'http.route': route, 'vez.trace_id': id };
      const options = { kind: SpanKind.SERVER, attributes };
      spans.set(request, tracer.startSpan(`${method} ${route}`, options, ROOT_CONTEXT));
    });
    // Not earlier: reading a body ends the asynchronous context that the hook above ran in.
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
  };
}
