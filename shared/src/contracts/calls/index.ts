import type { CallAnswer, CallDefinition, CallInput } from '../call';
import * as booking from './booking';
import * as calendar from './calendar';
import * as categories from './categories';
import * as codes from './codes';
import * as counters from './counters';
import * as departments from './departments';
import * as favourites from './favourites';
import * as grayTest from './gray-test';
import * as holds from './holds';
import * as identity from './identity';
import * as locations from './locations';
import * as otherClients from './other-clients';
import * as profile from './profile';
import * as queue from './queue';
import * as search from './search';
import * as services from './services';
import * as tickets from './tickets';
import * as writes from './writes';

/** Every call of the contract, by the name that code uses for it. */
export const calls = {
  ...departments,
  ...categories,
  ...locations,
  ...services,
  ...search,
  ...otherClients,
  ...grayTest,
  ...booking,
  ...calendar,
  ...holds,
  ...queue,
  ...tickets,
  ...favourites,
  ...identity,
  ...codes,
  ...profile,
  ...writes,
  ...counters,
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
    | keyof CallsWhere<{ caller: 'service' }>
    | keyof CallsWhere<{ forOtherClients: true }>
  >
>;

/** What a service point gives out now: numbers, bookings, time tickets (BOK-03). */
export type Offer = ApiCalls['locationService']['answer'];
