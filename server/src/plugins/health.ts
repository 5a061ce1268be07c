import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send people here. Readiness has a
 * connection of its own: a process whose pool is busy is working, and to take it out would only send its people to
 * the others, until none is left.
 */
export function healthRoutes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    return (await db.isReachable()) ? { status: 'ready' } : reply.status(503).send({ status: 'no database' });
  });
}
