import { MOST_SKEW_SECONDS } from '../db/database-clock';
import type { Deps } from '../module-api/module';
import type { FileReport } from '../diagnostics/watched-file';
import { named } from './shared-scope';

export interface HealthOptions extends Pick<Deps, 'db' | 'clock'> {
  isStopping(): boolean;
  /** Files of the site. A broken one is only reported if an older one is served in its place. */
  files(): FileReport[];
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so a proxy may send people here. Readiness uses a
 * connection of its own: a process whose pool is busy is working, and removing it would only send its people to the
 * others, until none is left.
 */
export const health = named<HealthOptions>('health', async (server, { db, clock, isStopping, files }) => {
  server.get('/healthz', { schema: { hide: true }, config: { anyHost: true } }, async () => ({
    status: 'ok',
  }));
  server.get('/readyz', { schema: { hide: true }, config: { anyHost: true } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    if (!(await db.isReachable())) return reply.status(503).send({ status: 'no database' });
    const broken = files().filter(({ isBroken }) => isBroken);
    const missed = broken.find(({ isMissed }) => isMissed);
    if (missed) return reply.status(503).send({ status: 'no pages', file: missed.file, why: missed.why });
    const skewSeconds = Math.round(clock.skewSeconds());
    return {
      status: 'ready',
      // It serves by the database's clock, and deletes nothing until its own clock agrees.
      ...(Math.abs(skewSeconds) > MOST_SKEW_SECONDS ? { clock: 'off the database', skewSeconds } : {}),
      ...(broken.length > 0 ? { broken: broken.map(({ file }) => file) } : {}),
    };
  });
});
