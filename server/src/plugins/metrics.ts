import { createHash, timingSafeEqual } from 'node:crypto';
import { calls } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { statement, type Db } from '../db/db';
import type { Clock, SmsKind } from '../module';
import { NotFound } from '../refusal';
import type { FileReport } from '../watched-file';

/** By queue, and no finer: a ticket's figures could be a person's. */
const QUEUES = statement(
  'metrics-queues',
  `SELECT service_id AS service, location_id AS location, 'waiting' AS progress, waiting AS people
   FROM queue_day WHERE day = $1 AND waiting > 0
   UNION ALL
   SELECT service_id, location_id, 'called', count(*) FROM ticket
   WHERE progress = 'called' AND day = $1 GROUP BY 1, 2`,
);
const HOLDS = statement('metrics-holds', 'SELECT state, count(*) AS holds FROM slot_hold GROUP BY 1');
const UNSENT = statement(
  'metrics-unsent',
  `SELECT kind, count(*) AS messages FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL GROUP BY 1`,
);

/** What each of these calls gives out when it succeeds. */
const GRANTS: Record<string, string> = {
  [`/api/${calls.takeQueueTicket.path}`]: 'number',
  [`/api/${calls.walkIn.path}`]: 'walkIn',
  [`/api/${calls.reserve.path}`]: 'booking',
  [`/api/${calls.holdSlot.path}`]: 'hold',
};

export interface MetricsAround {
  db: Db;
  clock: Clock;
  /** Whoever reads the figures sends it as a bearer token. Without one nobody may, unless `open`. */
  credential: string | undefined;
  /** Development: anybody may read them. */
  open: boolean;
  catalogue(): { ageSeconds: number; failures: number };
  files(): FileReport[];
}

export interface Metrics {
  registry: Registry;
  countSms(kind: SmsKind, outcome: 'sent' | 'failed' | 'dropped'): void;
  stop(): void;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Figures for Prometheus at `/metrics`; labels are route templates, so no address of a person gets in. */
export function createMetrics(app: FastifyInstance, around: MetricsAround): Metrics {
  const { db, clock, credential, open, catalogue, files } = around;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const duration = new Histogram({
    name: 'vez_call_seconds',
    help: 'How long calls take',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const grants = new Counter({
    name: 'vez_grants_total',
    help: 'Numbers, bookings and holds given; an answer that was repeated counts again',
    labelNames: ['kind'] as const,
    registers,
  });
  const sms = new Counter({
    name: 'vez_sms_total',
    help: 'Messages by what became of them; failed ones are tried again',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const people = new Gauge({
    name: 'vez_queue_people',
    help: 'People in a queue today, waiting or being served',
    labelNames: ['service', 'location', 'progress'] as const,
    registers,
  });
  const holds = new Gauge({
    name: 'vez_holds',
    help: 'Places held, and the holds of the last day by how they ended',
    labelNames: ['state'] as const,
    registers,
  });
  const unsent = new Gauge({
    name: 'vez_sms_unsent',
    help: 'Messages not delivered yet',
    labelNames: ['kind'] as const,
    registers,
  });
  const connections = new Gauge({
    name: 'vez_database_connections',
    help: 'Connections of this process to the database; waiting: calls that want one',
    labelNames: ['state'] as const,
    registers,
  });

  new Gauge({
    name: 'vez_catalogue_age_seconds',
    help: 'How long ago the catalogue was read; it is read anew every 15 s',
    registers,
    collect() {
      this.set(catalogue().ageSeconds);
    },
  });
  new Gauge({
    name: 'vez_catalogue_failures',
    help: 'Reads of the catalogue that failed since the process began',
    registers,
    collect() {
      this.set(catalogue().failures);
    },
  });
  new Gauge({
    name: 'vez_site_file_broken',
    help: 'Files of the site that cannot be used, such as a registry; the last good one is served',
    labelNames: ['file'] as const,
    registers,
    collect() {
      this.reset();
      for (const { file, isBroken } of files()) this.set({ file }, isBroken ? 1 : 0);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    const grant = GRANTS[route];
    if (grant !== undefined && status === 200) grants.inc({ kind: grant });
  });

  async function readDatabase() {
    const queues = await db.query<{ service: number; location: number; progress: string; people: number }>(
      QUEUES,
      [cityDay(clock.now())],
    );
    people.reset();
    for (const { people: count, ...labels } of queues) people.set(labels, count);
    holds.reset();
    for (const { state, holds: count } of await db.query<{ state: string; holds: number }>(HOLDS)) {
      holds.set({ state }, count);
    }
    unsent.reset();
    for (const { kind, messages } of await db.query<{ kind: string; messages: number }>(UNSENT)) {
      unsent.set({ kind }, messages);
    }
  }

  const mayRead = (authorization = '') =>
    open ||
    (credential !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${credential}`)));

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization)) throw new NotFound();
    for (const [state, count] of Object.entries(db.connections())) connections.set({ state }, count);
    // The figures of the process matter most while the database is away.
    await readDatabase().catch(() => [people, holds, unsent].forEach((gauge) => gauge.reset()));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    registry,
    countSms: (kind, outcome) => sms.inc({ kind, outcome }),
    stop: () => registry.clear(),
  };
}
