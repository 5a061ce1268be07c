import { randomBytes, randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { settleIn } from './city';
import { publicOriginOf, type Config } from './config';
import { originAt } from './deployments/address';
import type { DetailPage } from './detail-frames';
import { mapRoutes } from './map/map-routes';
import type { Deps, ServerModule } from './module';
import type { FileReport } from './watched-file';
import { alertsModule, createAlerts } from './modules/alerts';
import { bookingModule } from './modules/booking';
import { Catalogue, catalogueModule, wireIn } from './modules/catalogue';
import { countersModule, createCounterKeys } from './modules/counters';
import { favouritesModule } from './modules/favourites';
import { historyModule } from './modules/history';
import {
  createCodes,
  createHostAssertions,
  createLogin,
  createSessions,
  identityModule,
  limitsWithin,
  RELAXED_LIMITS,
} from './modules/identity';
import { createPuzzles, puzzleModule } from './modules/puzzle';
import { queueModule } from './modules/queue';
import { createRetention, retentionModule } from './modules/retention';
import { searchModule } from './modules/search';
import {
  answersModule,
  createIdentityVault,
  createTicketCodes,
  createTicketWire,
  ticketsModule,
} from './modules/tickets';
import { askerOf } from './network';
import { writesModule } from './modules/writes';
import { logCalls } from './plugins/access-log';
import { createAudit } from './plugins/audit';
import { auditChainModule } from './plugins/audit-chain';
import { documentCalls } from './plugins/api-document';
import { createCallLimits, noCallLimits } from './plugins/call-limits';
import { registerCalls } from './plugins/calls';
import { docsPage } from './plugins/docs-page';
import { answerUnroutable, handleErrors } from './plugins/errors';
import { createFingerprints } from './plugins/fingerprints';
import { healthRoutes } from './plugins/health';
import { createMetrics, type Metrics } from './plugins/metrics';
import { retentionMetrics } from './plugins/retention-metrics';
import { answerUnreadable } from './plugins/unreadable';

const BODY_LIMIT = 64 * 1024;
const GRACE_MS = 3_000;
/** For the head of a request, and for all of it: 64 KB take a bad connection less. */
const HEADERS_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 30_000;
const LIMIT_CHECK_MS = 1_000;
/** Below this a packet is a packet; quality 5 costs a page 1 ms and saves two thirds of it. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1_400,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

export interface App {
  server: FastifyInstance;
  metrics: Metrics;
  /** What departments tell of their services on pages of their own, as the catalogue has it now. */
  detailPages(): DetailPage[];
  /** Says in `/readyz` and the figures which files of the site cannot be read. */
  reportFiles(files: () => FileReport[]): void;
  /** Starts the background work of the modules. */
  start(): void;
  /** From now on not ready, so that proxies go elsewhere; whoever comes is still served. */
  drain(): void;
  stop(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A caller may name its trace, but only as an id: any other text could be somebody's number, and ends in logs. */
const traceIdFrom = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && UUID.test(sent) ? sent : randomUUID();

/** Builds the API; listens to nothing. */
export async function buildApp(deps: Deps, config: Config): Promise<App> {
  settleIn(config.deployment.city);
  const catalogue = await Catalogue.load(deps);
  const vault = createIdentityVault({ secrets: config.secrets, keys: config.dataKeys });
  const ticketCodes = createTicketCodes(config.secrets);
  const alerts = createAlerts(deps.sms, catalogue);
  const ticketWire = createTicketWire(deps, {
    catalogue,
    vault,
    codes: ticketCodes,
    videoRoomUrl: config.videoRoomUrl,
  });
  const { freedDelaySeconds, holdSeconds, holdsPerAddress } = config;
  const sessions = createSessions({
    ...deps,
    secrets: config.secrets,
    dataKeys: config.dataKeys,
    // No token is as long as this one: without a credential none is that of all departments.
    counterCredential: config.counterCredential ?? randomBytes(64).toString('hex'),
    issuers: { ...config.issuers, superApp: config.hostKeys?.issuer },
  });
  const counterKeys = createCounterKeys(deps.db);
  const callers = {
    identify: async (authorization: string | undefined) =>
      (await counterKeys.callerOf(authorization)) ?? sessions.identify(authorization),
  };
  const puzzles = createPuzzles({ ...deps, secrets: config.secrets, ...config.puzzles });
  const codes = createCodes({
    ...deps,
    secrets: config.secrets,
    limits: config.smsLimits ? limitsWithin(config.codeBudgets) : RELAXED_LIMITS,
    puzzles,
    areas: config.deployment.city.smsAreas,
  });
  const origin = publicOriginOf(config);
  const login = createLogin(deps.db, deps.clock, {
    issuers: config.issuers,
    clientId: config.clientId,
    redirectUri: (host) => `${originAt({ ...config, publicOrigin: origin }, host)}/home`,
    insecure: !config.production,
  });
  const fingerprintsOf = await createFingerprints({ ...deps, secrets: config.secrets });
  const retention = createRetention(deps);
  const modules: ServerModule[] = [
    catalogueModule(catalogue, config.grayTest),
    searchModule(deps, catalogue),
    bookingModule(deps, {
      catalogue,
      vault,
      freedDelaySeconds,
      holdSeconds,
      holdsPerAddress,
      puzzles,
      ticketWire,
      alerts,
    }),
    queueModule(deps, { catalogue, vault, ticketWire }),
    ticketsModule(deps, { catalogue, codes: ticketCodes, wire: ticketWire, freedDelaySeconds }),
    favouritesModule(deps, catalogue),
    historyModule(catalogue),
    countersModule(deps, { catalogue, vault, codes: ticketCodes, alerts }),
    alertsModule(deps, alerts),
    retentionModule(retention, deps.log),
    answersModule(deps, vault),
    auditChainModule(deps),
    puzzleModule(deps, puzzles),
    writesModule(deps),
    identityModule(deps, {
      codes,
      sessions,
      login,
      hostAssertions: createHostAssertions(
        deps.db,
        deps.clock,
        config.hostKeys && { ...config.hostKeys, audience: origin },
      ),
      ribbonEnv: config.production ? '' : 'development',
    }),
  ];

  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // Whoever sends a letter a minute keeps no connection.
    requestTimeout: REQUEST_LIMIT_MS,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: LIMIT_CHECK_MS },
    return503OnClosing: false,
    // Refuses keys that could reach a prototype.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: ({ headers }) => traceIdFrom(headers['x-trace-id']),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  handleErrors(server, deps.log);
  deps.tracing?.traceCalls(server);
  await server.register(cookie);
  await server.register(compress, COMPRESSION);
  await server.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // For browsers and plug-ins that are gone: each file of a page would carry them for nobody.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await server.register(rateLimit, {
    // Infinity would be taken for none, and none for 1,000.
    max: config.callLimits ? config.requestsPerAddress : Number.MAX_SAFE_INTEGER,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => askerOf(ip),
    // Files cost nothing and a page has many; a counter system makes many calls, and proves who it is.
    allowList: ({ url, headers }) =>
      !url.startsWith('/api/') ||
      counterKeys.isKnown(headers.authorization) ||
      (config.counterCredential !== undefined &&
        headers.authorization === `Bearer ${config.counterCredential}`),
  });
  const metrics = createMetrics(server, {
    ...deps,
    credential: config.metricsCredential,
    open: !config.production,
    catalogue: () => catalogue.figures(),
    files: () => files(),
  });
  retentionMetrics(metrics.registry, retention, deps.clock);
  logCalls(server, deps.log);

  let stopping = false;
  let files: () => FileReport[] = () => [];
  server.addHook('onSend', async (_request, reply) => {
    // Keep-alive clients would hold a closing server open for as long as they like.
    if (stopping) void reply.header('connection', 'close');
  });

  mapRoutes(server, {
    ...config.map,
    outline: config.deployment.city.map,
    placeOf(id, language) {
      const row = catalogue.snapshot.locations.get(id);
      return row && wireIn(language, catalogue).location(row);
    },
  });
  healthRoutes(server, { ...deps, isStopping: () => stopping, files: () => files() });
  await server.register(
    async (api) => {
      await documentCalls(api);
      docsPage(api, config.docsFolder);
      const limits = config.callLimits
        ? createCallLimits(deps.clock, config.requestsPerAddress)
        : noCallLimits;
      const audit = createAudit({ ...deps, secrets: config.secrets });
      registerCalls(api, modules, deps, callers, limits, audit, puzzles, fingerprintsOf);
    },
    { prefix: '/api' },
  );

  let ends: (() => Promise<void> | void)[] = [];
  return {
    server,
    metrics,
    detailPages: () =>
      [...catalogue.snapshot.services.values()]
        .filter(({ detail_url }) => detail_url !== '')
        .map(({ code, detail_url }) => ({ service: code, url: detail_url })),
    reportFiles(reports) {
      files = reports;
    },
    start() {
      ends = modules.flatMap((module) => module.start?.() ?? []);
    },
    drain() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      // Whoever is still being answered by then is cut off, so that a stop always ends.
      const cutOff = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
      await server.close();
      clearTimeout(cutOff);
      await Promise.all(ends.map((end) => end()));
      metrics.stop();
    },
  };
}
