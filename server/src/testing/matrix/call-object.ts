import type { CallInput, CallName, Calls } from '@vez/shared/contracts';
import type { TestPoint } from '../service-point';
import type { TestCaller, TestServer } from '../test-server';
import type { Kind } from './callers';

export interface World {
  city: TestServer;
  /** A service that is booked and queued for, where there is room for everybody. */
  point: TestPoint;
}

export interface Answer {
  status: number;
  code?: number;
  reason?: string;
}

/** An id that nobody has given to anything. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';
export const NO_ID = 2_000_000_000;

type Input<Name extends CallName> = CallInput<Calls[Name]> | Promise<CallInput<Calls[Name]>>;

/** What a call is about, and how it asks for it. */
export type CallObject<Name extends CallName> =
  | { of: 'nothing'; input(world: World, caller: TestCaller): Input<Name>; answer?: Answer }
  | {
      /** The city's, or by a secret whose bearer may use it. */
      of: 'everybody';
      existing(world: World, caller: TestCaller): Input<Name>;
      missing(world: World, caller: TestCaller): Input<Name>;
      refused?: Answer;
    }
  | {
      of: 'owner';
      /** The call about what is `owner`’s, as `caller` makes it. */
      existing(world: World, caller: TestCaller, owner: TestCaller): Input<Name>;
      missing(world: World, caller: TestCaller): Input<Name>;
      /** How a foreign and a missing one are answered alike; 404 unless told. */
      refused?: Answer;
      /** Who can own one, where it is not everybody with a number. */
      owners?: readonly Kind[];
    };

export type CallObjects = { [Name in CallName]: CallObject<Name> };
