import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import { statement, type Db } from '../db/db';

const WAITING = statement(
  'metrics-waiting',
  `SELECT
     (SELECT count(*) FROM ticket WHERE progress = 'waiting') AS waiting,
     (SELECT count(*) FROM slot_hold WHERE state = 'held') AS held,
     (SELECT count(*) FROM sms_outbox WHERE sent_at IS NULL) AS unsent`,
);

/** Figures for Prometheus at `/metrics`; labels are route templates, so no address of a person gets in. */
export function createMetrics(app: FastifyInstance, db: Db): { stop(): void } {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'vez_call_seconds',
    help: 'How long calls take',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const gauges = {
    waiting: new Gauge({ name: 'vez_waiting', help: 'People waiting in all queues', registers: [registry] }),
    held: new Gauge({ name: 'vez_holds', help: 'Places held', registers: [registry] }),
    unsent: new Gauge({ name: 'vez_sms_unsent', help: 'Messages not delivered yet', registers: [registry] }),
  };
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const [now] = await db.query<Record<keyof typeof gauges, number>>(WAITING);
    for (const [name, gauge] of Object.entries(gauges)) gauge.set(now![name as keyof typeof gauges]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { stop: () => registry.clear() };
}
