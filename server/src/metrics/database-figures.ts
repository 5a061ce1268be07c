import { Gauge, type Registry } from 'prom-client';
import { cityDay } from '../city/city';
import { statement, type Db } from '../db/db';
import type { Clock } from '../db/clock';

/** For each queue, and no finer: a ticket's figures could identify a person. */
const QUEUES = statement(
  'metrics-queues',
  `SELECT service_id AS "service!", location_id AS "location!", 'waiting' AS "progress!", waiting AS "people!"
   FROM queue_day WHERE day = $1 AND waiting > 0
   UNION ALL
   SELECT service_id, location_id, 'called', count(*) FROM ticket
   WHERE progress = 'called' AND day = $1 GROUP BY 1, 2`,
);
const HOLDS = statement('metrics-holds', 'SELECT state, count(*) AS "holds!" FROM slot_hold GROUP BY 1');
const UNSENT = statement(
  'metrics-unsent',
  `SELECT kind, count(*) AS "messages!" FROM sms_outbox WHERE sent_at IS NULL AND dropped_at IS NULL GROUP BY 1`,
);

/** Figures of the database's content, and of the connections to it. @returns a function that reads them again */
export function databaseFigures(registry: Registry, db: Db, clock: Clock): () => Promise<void> {
  const registers = [registry];
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

  async function readRows() {
    const queues = await db.query(QUEUES, [cityDay(clock.now())]);
    people.reset();
    for (const { people: count, ...labels } of queues) people.set(labels, count);
    holds.reset();
    for (const { state, holds: count } of await db.query(HOLDS)) {
      holds.set({ state }, count);
    }
    unsent.reset();
    for (const { kind, messages } of await db.query(UNSENT)) {
      unsent.set({ kind }, messages);
    }
  }

  return async () => {
    for (const [state, count] of Object.entries(db.connections())) connections.set({ state }, count);
    // The process's own figures matter most while the database is away.
    await readRows().catch(() => [people, holds, unsent].forEach((gauge) => gauge.reset()));
  };
}
