import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { publicOriginOf, type Config } from '../config/config';
import { startDatabaseClock } from '../db/database-clock';
import type { Db } from '../db/db';
import { deploymentConfig } from '../site/page-config';
import { detailOrigins, unusableDetails } from '../site/detail-frames';
import type { Log } from '../diagnostics/log';
import type { Clock } from '../db/clock';
import { startPainting } from '../painting';
import { outbox, startDelivery } from '../modules/sms';
import { serveSite } from '../site/site';
import type { RenderPage } from '../site/site-settings';
import { gatewayOf } from './sms-gateway';
import { startTracing } from '../tracing/tracing';

/**
 * Connections waiting to be accepted. With Node's default of 511, a rush at nine o'clock makes the rest retry after
 * 1, 3, 7 and more seconds. The system caps this value (Linux: `net.core.somaxconn`).
 */
const BACKLOG = 8_192;

export interface ServeOptions {
  db: Db;
  log: Log;
  renderPage: RenderPage;
  /** Adds what only development has, before the server listens. */
  extend?(server: FastifyInstance, clock: Clock): void;
}

export interface Served {
  /** Makes proxies send no more requests; requests that still arrive are served. */
  drain(): void;
  stop(): Promise<void>;
}

/** Starts all that a serving process runs, in development and production: API, site, background work. */
export async function serve(config: Config, { db, log, renderPage, extend }: ServeOptions): Promise<Served> {
  const tracing = await startTracing(config.tracing, log);
  const traced = tracing?.traceStatements(db) ?? db;
  const clock = await startDatabaseClock(db, log);
  const app = await buildApp({ db: traced, clock, sms: outbox, log, tracing }, config);
  for (const sentence of unusableDetails(app.detailPages())) log.warn({}, sentence);
  extend?.(app.server, clock);
  const painted = startPainting(app.server, {
    siteDir: config.siteDir,
    releasedFile: app.releases.fileAt,
    program: config.painterProgram,
    socket: config.painterSocket,
    painters: config.painters,
    host: new URL(publicOriginOf(config)).hostname,
    log,
    count: app.metrics.countPainting,
  });
  const site = await serveSite(app.server, {
    siteDir: config.siteDir,
    operatorKey: config.operatorKey,
    releases: app.releases.site,
    releasedFile: app.releases.fileAt,
    log,
    renderPage,
    deployments: config.deployments,
    publicOrigin: publicOriginOf(config),
    overridable: !config.production,
    painted,
    frameAncestors: config.hostOrigins,
    frameSources: () => detailOrigins(app.detailPages()),
    config: (deployment) => deploymentConfig(deployment, config),
    securityContacts: config.securityContacts,
    iconsFolder: config.iconsFolder,
    clock,
    publicPages: app.publicPages,
  });
  app.reportFiles(site.files);
  await app.server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  app.start();
  const endDelivery = startDelivery({
    db,
    gateway: gatewayOf(config),
    clock,
    log,
    count: app.metrics.countSms,
  });
  return {
    drain: () => app.drain(),
    async stop() {
      await Promise.all([endDelivery(), app.stop()]);
      painted?.stop();
      clock.stop();
      await tracing?.stop();
    },
  };
}
