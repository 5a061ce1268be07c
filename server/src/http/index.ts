import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { mapRoutes } from '../map/map-routes';
import type { Db } from '../db/db';
import type { Metrics } from '../metrics';
import type { Deps, ServerModule } from '../module-api/module';
import { wireIn } from '../modules/catalogue';
import type { ArrivingCall } from '../modules/releases';
import type { Services } from '../wiring/services';
import type { FileReport } from '../diagnostics/watched-file';
import { accessLog } from './access-log';
import { addressLimit } from './address-limit';
import { api } from './api';
import { createCallLimits, noCallLimits } from './call-limits';
import { createServer } from './create-server';
import { draining } from './draining';
import { errors } from './errors';
import { health } from './health';
import { knownHosts } from './known-hosts';
import { metricsRoute } from './metrics';
import { requestBounds } from './request-bounds';
import { transport } from './transport';

export interface HttpState {
  modules: ServerModule[];
  metrics: Metrics;
  isStopping(): boolean;
  files(): FileReport[];
}

/** Identifies the bearer of a request's token: a team or a counter system by its key, else a session. */
const callersOf = (
  { counterKeys, teamCredentials, sessions, ticketLinks, deviceSigns }: Services,
  db: Db,
) => ({
  callerOfCookie: sessions.callerOfCookie,
  identify: async (authorization: string | undefined, call?: ArrivingCall) =>
    (await teamCredentials.callerOf(authorization, call)) ??
    (await counterKeys.callerOf(authorization)) ??
    deviceSigns.seen(await sessions.identify(authorization)),
  linkedBy: (code: string) => ticketLinks.linkedBy(db, code),
});

/** Builds the HTTP server: hooks for every request first, then the routes. */
export async function buildHttp(
  deps: Deps,
  config: Config,
  services: Services,
  { modules, metrics, isStopping, files }: HttpState,
): Promise<FastifyInstance> {
  const { catalogue, counterKeys } = services;
  const server = createServer(config.trustedProxies);
  await server.register(errors, { log: deps.log });
  deps.tracing?.traceCalls(server);
  await server.register(requestBounds);
  await server.register(knownHosts, { servesHost: config.servesHost });
  await server.register(transport);
  await server.register(addressLimit, {
    max: config.callLimits ? config.requestsPerAddress : undefined,
    isCounterSystem: (authorization) =>
      counterKeys.isKnown(authorization) ||
      (config.counterCredential !== undefined && authorization === `Bearer ${config.counterCredential}`),
  });
  await server.register(metricsRoute, {
    metrics,
    credential: config.metricsCredential,
    open: !config.production,
  });
  await server.register(accessLog, { log: deps.log });
  await server.register(draining, { isStopping });

  await server.register(mapRoutes, {
    ...config.map,
    outline: config.deployment.city.map,
    placeOf(id, language) {
      const row = catalogue.snapshot.locations.get(id);
      return row && wireIn(language, catalogue).location(row);
    },
  });
  await server.register(health, { ...deps, isStopping, files });
  const callers = callersOf(services, deps.db);
  const limits = config.callLimits ? createCallLimits(deps.clock, config.requestsPerAddress) : noCallLimits;
  await server.register(api, {
    prefix: '/api',
    docsFolder: config.docsFolder,
    backends: { backends: services.backends, callers, limits },
    personal: { readerOf: services.sessions.readerOf },
    stream: { callers, catalogue, changes: services.visitChanges },
    calls: {
      modules,
      db: deps.db,
      callers,
      limits,
      audit: services.audit,
      puzzles: services.puzzles,
      fingerprintsOf: services.fingerprintsOf,
    },
  });
  return server;
}
