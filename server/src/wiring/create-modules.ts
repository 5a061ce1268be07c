import type { Config } from '../config/config';
import type { Deps, ServerModule } from '../module-api/module';
import { alertsModule } from '../modules/alerts';
import { auditChainModule } from '../modules/audit';
import { bookingModule } from '../modules/booking';
import { catalogueModule } from '../modules/catalogue';
import { closuresModule } from '../modules/closures';
import { countersModule } from '../modules/counters';
import { earlierModule } from '../modules/earlier';
import { favouritesModule } from '../modules/favourites';
import { figuresModule } from '../modules/figures';
import { identityModule } from '../modules/identity';
import { officeNoticesModule } from '../modules/office-notices';
import { officeSettingsModule } from '../modules/office-settings';
import { ownDataModule } from '../modules/own-data';
import { personalTextModule } from '../modules/personal-text';
import { puzzleModule } from '../modules/puzzle';
import { queueModule, queueReads } from '../modules/queue';
import { queueTicketsModule } from '../modules/queue-tickets';
import { releasesModule } from '../modules/releases';
import { retentionModule } from '../modules/retention';
import { searchModule } from '../modules/search';
import { staffModule } from '../modules/staff';
import { statesModule } from '../modules/states';
import { answersModule, ticketsModule } from '../modules/tickets';
import { visitsModule } from '../modules/visits';
import { waitsModule } from '../modules/waits';
import { writesModule } from '../modules/writes';
import type { Services } from './services';

/** All modules of the server: together they handle every call of the contract. */
export function createModules(deps: Deps, config: Config, services: Services): ServerModule[] {
  const { alerts, catalogue, puzzles, ticketCodes: codes, ticketLinks: links, ticketWire, vault } = services;
  const { releases, releaseHealth: health, tellOwners } = services;
  const { freedDelaySeconds, holdSeconds, holdsPerAddress } = config;
  return [
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
      codes,
      areas: config.deployment.city.smsAreas,
      alerts,
    }),
    queueModule(deps, catalogue),
    statesModule(deps, catalogue),
    waitsModule(deps, queueReads),
    queueTicketsModule(deps, { catalogue, vault, ticketWire }),
    ticketsModule(deps, { alerts, catalogue, codes, links, wire: ticketWire, freedDelaySeconds }),
    favouritesModule(deps, catalogue),
    countersModule(deps, { catalogue, vault, codes }),
    visitsModule(deps, { catalogue, vault, codes, alerts, freedDelaySeconds }),
    closuresModule(deps, { catalogue, vault, ticketWire, alerts, freedDelaySeconds }),
    earlierModule(deps, {
      catalogue,
      vault,
      ticketWire,
      alerts,
      freedDelaySeconds,
      atNight: config.offersAtNight,
    }),
    officeNoticesModule(deps, { catalogue, alerts }),
    officeSettingsModule(deps, catalogue),
    figuresModule(deps, catalogue),
    staffModule(deps, { catalogue, sessions: services.sessions, codes: services.codes }),
    alertsModule(deps, alerts),
    ownDataModule(deps, { catalogue, vault, sessions: services.sessions, keys: services.dataKeys }),
    retentionModule(services.retention, deps.log),
    answersModule(deps, vault),
    personalTextModule(deps, services.personalText.isSealing),
    auditChainModule(deps),
    puzzleModule(deps, puzzles),
    writesModule(deps),
    releasesModule(deps, { releases, health, tellOwners }),
    identityModule(deps, {
      codes: services.codes,
      sessions: services.sessions,
      login: services.login,
      hostAssertions: services.hostAssertions,
      ribbonEnv: config.production ? '' : 'development',
    }),
  ];
}
