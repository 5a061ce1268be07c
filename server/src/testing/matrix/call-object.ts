import type { CallInput, CallName, Calls } from '@vez/shared/contracts';
import type { TestPoint } from '../service-point';
import type { TestCaller, TestServer } from '../test-server';
import type { Kind } from './callers';

export interface World {
  city: TestServer;
  /** A service with bookings and a queue, with room for everyone. */
  point: TestPoint;
}

export interface Answer {
  status: number;
  code?: number;
  reason?: string;
}

/** An id that nothing has. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';
export const NO_ID = 2_000_000_000;

type Input<Name extends CallName> = CallInput<Calls[Name]> | Promise<CallInput<Calls[Name]>>;

/** What a call is about, and the input that asks for it. */
export type CallObject<Name extends CallName> =
  | { of: 'nothing'; input(world: World, caller: TestCaller): Input<Name>; answer?: Answer }
  | {
      /** Public, or open to the bearer of a secret. */
      of: 'everybody';
      existing(world: World, caller: TestCaller): Input<Name>;
      missing(world: World, caller: TestCaller): Input<Name>;
      refused?: Answer;
    }
  | {
      of: 'owner';
      /** A call of `caller` about an object of `owner`. */
      existing(world: World, caller: TestCaller, owner: TestCaller): Input<Name>;
      missing(world: World, caller: TestCaller): Input<Name>;
      /** The same answer for a foreign object and a missing one; 404 by default. */
      refused?: Answer;
      /** Who can own one, if not everyone with a number. */
      owners?: readonly Kind[];
    };

export type CallObjects = { [Name in CallName]: CallObject<Name> };
