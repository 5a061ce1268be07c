import { randomBytes } from 'node:crypto';
import { publicOriginOf, type Config } from '../config/config';
import { originAt } from '../deployments/address';
import type { Deps } from '../module-api/module';
import { createAlerts } from '../modules/alerts';
import { createAudit } from '../modules/audit';
import { createBackends } from '../modules/backends';
import { Catalogue } from '../modules/catalogue';
import { createCounterKeys } from '../modules/counters';
import {
  createCodes,
  createHostAssertions,
  createLogin,
  createSessions,
  limitsWithin,
  RELAXED_LIMITS,
} from '../modules/identity';
import { keepPersonalText } from '../modules/personal-text';
import { createPuzzles } from '../modules/puzzle';
import { createRetention } from '../modules/retention';
import { createDeviceSigns } from '../modules/staff';
import {
  createIdentityVault,
  createTicketCodes,
  createTicketLinks,
  createTicketWire,
} from '../modules/tickets';
import { createVisitChanges } from '../modules/visits';
import { createFingerprints } from '../modules/writes';
import { createHealth, createNotices, createReleases, createTeamCredentials } from '../modules/releases';
import { createSiteReleases } from '../registry/site-releases';

/** Creates what identifies callers: sessions, codes by SMS, logins at a provider, assertions of the host app. */
function createIdentity(deps: Deps, config: Config, catalogue: Catalogue) {
  const { secrets } = config;
  const publicOrigin = publicOriginOf(config);
  const puzzles = createPuzzles({ ...deps, secrets, ...config.puzzles });
  return {
    puzzles,
    sessions: createSessions({
      ...deps,
      secrets,
      dataKeys: config.dataKeys,
      // No token is as long as this one: without a credential, no token opens all departments.
      counterCredential: config.counterCredential ?? randomBytes(64).toString('hex'),
      issuers: { ...config.issuers, superApp: config.hostKeys?.issuer },
    }),
    codes: createCodes({
      ...deps,
      secrets,
      limits: config.smsLimits ? limitsWithin(config.codeBudgets) : RELAXED_LIMITS,
      puzzles,
      areas: config.deployment.city.smsAreas,
    }),
    login: createLogin(deps.db, deps.clock, {
      issuers: config.issuers,
      clientId: config.clientId,
      departmentIdOf: (code) => catalogue.departmentByCode(code)?.id,
      redirectUri: (host) => `${originAt({ ...config, publicOrigin }, host)}/home`,
      insecure: !config.production,
    }),
    hostAssertions: createHostAssertions(
      deps.db,
      deps.clock,
      config.hostKeys && { ...config.hostKeys, audience: publicOrigin },
    ),
  };
}

/** The services that modules share, each created once for a process. */
export async function createServices(deps: Deps, config: Config) {
  const { secrets } = config;
  const dataKeys = { secrets, keys: config.dataKeys };
  const personalText = await keepPersonalText(deps.db, dataKeys, () => deps.clock.now());
  const catalogue = await Catalogue.load(deps);
  const visitChanges = createVisitChanges(deps);
  catalogue.onNotices = visitChanges.tell;
  const vault = createIdentityVault(dataKeys);
  const ticketCodes = createTicketCodes(secrets);
  const ticketLinks = createTicketLinks(deps, secrets, publicOriginOf(config));
  const siteReleases = createSiteReleases({ ...config, log: deps.log });
  const releases = createReleases(deps, siteReleases);
  return {
    ...createIdentity(deps, config, catalogue),
    catalogue,
    dataKeys,
    personalText,
    vault,
    ticketCodes,
    ticketLinks,
    alerts: createAlerts(deps.sms, catalogue, ticketLinks),
    audit: createAudit({ ...deps, secrets }),
    backends: await createBackends(deps, {
      allowed: config.backends,
      keys: config.backendKeys,
      issuer: publicOriginOf(config),
      releases: siteReleases,
    }),
    counterKeys: createCounterKeys(deps.db),
    deviceSigns: createDeviceSigns(deps),
    visitChanges,
    releases,
    tellOwners: createNotices(deps, releases, config.owners),
    releaseHealth: createHealth({ ...deps, secrets, site: siteReleases }),
    teamCredentials: createTeamCredentials(deps, siteReleases),
    fingerprintsOf: await createFingerprints({ ...deps, secrets }),
    retention: createRetention(deps),
    ticketWire: createTicketWire(deps, {
      catalogue,
      vault,
      codes: ticketCodes,
      videoRoomUrl: config.videoRoomUrl,
    }),
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
