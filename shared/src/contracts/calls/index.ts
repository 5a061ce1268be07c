import type { CallAnswer, CallDefinition, CallInput } from '../call';
import * as calendar from './calendar';
import * as categories from './categories';
import * as codes from './codes';
import * as closures from './closures';
import * as consent from './consent';
import * as privacyClause from './privacy-clause';
import * as counters from './counters';
import * as departments from './departments';
import * as earlierTimes from './earlier-times';
import * as favouriteChecks from './favourite-checks';
import * as favourites from './favourites';
import * as figures from './figures';
import * as grayTest from './gray-test';
import * as guides from './guides';
import * as holds from './holds';
import * as identity from './identity';
import * as keptTickets from './kept-tickets';
import * as locations from './locations';
import * as loginAddresses from './login-addresses';
import * as memos from './memos';
import * as offers from './offers';
import * as otherClients from './other-clients';
import * as ownData from './own-data';
import * as ownSessions from './own-sessions';
import * as parameters from './parameters';
import * as profile from './profile';
import * as promotedServices from './promoted-services';
import * as queue from './queue';
import * as recentlyUsed from './recently-used';
import * as reservations from './reservations';
import * as search from './search';
import * as searchRecords from './search-records';
import * as serviceTypes from './service-types';
import * as serviceCount from './service-count';
import * as services from './services';
import * as servicesAtLocations from './services-at-locations';
import * as staff from './staff';
import * as states from './states';
import * as tickets from './tickets';
import * as ticketCount from './ticket-count';
import * as ticketLinks from './ticket-links';
import * as times from './times';
import * as releases from './releases';
import * as recommendedTimes from './recommended-times';
import * as videoServices from './video-services';
import * as officeBookings from './office-bookings';
import * as officeCodes from './office-codes';
import * as officeNotices from './office-notices';
import * as officeSettings from './office-settings';
import * as visitChanges from './visit-changes';
import * as visitDetails from './visit-details';
import * as visits from './visits';
import * as writes from './writes';

/** Every call of the contract, by the name that code uses for it. */
export const calls = {
  ...departments,
  ...serviceTypes,
  ...serviceCount,
  ...categories,
  ...locations,
  ...servicesAtLocations,
  ...services,
  ...promotedServices,
  ...videoServices,
  ...recentlyUsed,
  ...search,
  ...searchRecords,
  ...otherClients,
  ...grayTest,
  ...offers,
  ...parameters,
  ...guides,
  ...calendar,
  ...times,
  ...recommendedTimes,
  ...states,
  ...holds,
  ...reservations,
  ...queue,
  ...tickets,
  ...ticketCount,
  ...keptTickets,
  ...ticketLinks,
  ...memos,
  ...favourites,
  ...favouriteChecks,
  ...codes,
  ...identity,
  ...loginAddresses,
  ...ownData,
  ...ownSessions,
  ...profile,
  ...consent,
  ...privacyClause,
  ...writes,
  ...counters,
  ...visits,
  ...closures,
  ...earlierTimes,
  ...visitChanges,
  ...visitDetails,
  ...officeBookings,
  ...officeCodes,
  ...officeNotices,
  ...officeSettings,
  ...figures,
  ...staff,
  ...releases,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type CallsWhere<Condition> = {
  [Name in CallName as Calls[Name] extends Condition ? Name : never]: Calls[Name];
};
type Described<C> = {
  [Name in keyof C]: C[Name] extends CallDefinition
    ? { input: CallInput<C[Name]>; answer: CallAnswer<C[Name]> }
    : never;
};

/** Calls that carry a token: for the shell alone. */
export type ShellCalls = Described<
  Omit<CallsWhere<{ shellOnly: true }>, keyof CallsWhere<{ forOtherClients: true }>>
>;
/** Calls that a remote may make: all but the shell's own and those of counter systems. */
export type ApiCalls = Described<
  Omit<
    Calls,
    | keyof CallsWhere<{ shellOnly: true }>
    | keyof CallsWhere<{ caller: 'service' | 'team' }>
    | keyof CallsWhere<{ forOtherClients: true }>
  >
>;

/** Calls that screens of staff and of devices make. */
export type StaffCalls = Described<CallsWhere<{ roles: readonly unknown[] }>>;

/** What a service point gives out now: numbers, bookings, time tickets (BOK-03). */
export type Offer = ApiCalls['locationService']['answer'];
