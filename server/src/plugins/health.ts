import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';

/** `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send people here. */
export function healthRoutes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const reachable = await db.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return reachable ? { status: 'ready' } : reply.status(503).send({ status: 'no database' });
  });
}
