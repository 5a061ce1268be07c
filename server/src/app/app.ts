import type { FastifyInstance } from 'fastify';
import { settleIn } from '../city/city';
import type { Config } from '../config/config';
import { createModules } from '../wiring/create-modules';
import { buildHttp } from '../http';
import { createMetrics, type Metrics } from '../metrics';
import type { Deps } from '../module-api/module';
import type { DetailPage } from '../modules/catalogue';
import type { Releases } from '../modules/releases';
import { createServices } from '../wiring/services';
import type { FileReport } from '../diagnostics/watched-file';
import { publicPagesOf, type PublicPages } from '../web-search/public-page';

/** Longest wait for open requests when the server stops. */
const GRACE_MS = 3_000;

export interface App {
  server: FastifyInstance;
  metrics: Metrics;
  publicPages: PublicPages;
  releases: Releases;
  /** Departments' own pages about their services, from the current catalogue. */
  detailPages(): DetailPage[];
  /** Reloads the catalogue at once. */
  refreshCatalogue(): Promise<void>;
  /** Reports unreadable files of the site in `/readyz` and the metrics. */
  reportFiles(files: () => FileReport[]): void;
  /** Starts the background work of the modules. */
  start(): void;
  /** Reports not ready, so that proxies send requests elsewhere; requests that still arrive are served. */
  drain(): void;
  stop(): Promise<void>;
}

/** Builds the API without listening. */
export async function buildApp(deps: Deps, config: Config): Promise<App> {
  settleIn(config.deployment.city);
  const services = await createServices(deps, config);
  const modules = createModules(deps, config, services);
  let isStopping = false;
  let files: () => FileReport[] = () => [];
  const { catalogue } = services;
  const metrics = createMetrics(deps, services.retention, {
    build: config.build,
    catalogue: () => catalogue.figures(),
    files: () => files(),
    releases: services.releases,
  });
  const server = await buildHttp(deps, config, services, {
    modules,
    metrics,
    isStopping: () => isStopping,
    files: () => files(),
  });

  let ends: (() => Promise<void> | void)[] = [];
  return {
    server,
    metrics,
    publicPages: publicPagesOf(catalogue),
    releases: services.releases,
    detailPages: () => catalogue.detailPages(),
    refreshCatalogue: () => catalogue.refresh(),
    reportFiles(reports) {
      files = reports;
    },
    start() {
      ends = modules.flatMap((module) => module.start?.() ?? []);
    },
    drain() {
      isStopping = true;
    },
    async stop() {
      isStopping = true;
      // Open requests are cut off after that, so that a stop always completes.
      const cutOff = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
      await server.close();
      clearTimeout(cutOff);
      await Promise.all(ends.map((end) => end()));
      metrics.stop();
    },
  };
}
