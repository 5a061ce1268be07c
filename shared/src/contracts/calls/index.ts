import type { CallAnswer, CallDefinition, CallInput } from '../call';
import * as booking from './booking';
import * as catalogue from './catalogue';
import * as counters from './counters';
import * as identity from './identity';
import * as queue from './queue';
import * as tickets from './tickets';
import * as writes from './writes';

/** Every call of the contract, by the name that code uses for it. */
export const calls = { ...catalogue, ...booking, ...queue, ...tickets, ...identity, ...writes, ...counters };

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
