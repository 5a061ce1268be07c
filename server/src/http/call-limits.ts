import type { CallCost } from '@vez/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../db/clock';
import type { CallerIdentity } from '../module-api/module';
import { Refusal } from '../module-api/refusal';

type Most = Record<CallCost, number>;

/** Calls of a session, which is one person, in a minute: a page polls every 10 s, and a person writes little. */
const OF_SESSION: Most = { read: 600, write: 60, login: 20 };
/** The share of an address's requests that may be calls without a login. An address may be a whole mobile network. */
const mostOfAddress = (requests: number): Most => ({
  read: requests / 2,
  write: requests / 10,
  login: requests / 40,
});
const WINDOW_MS = 60_000;

/** How many calls of a kind are left in this minute. */
interface Quota {
  cost: CallCost;
  most: number;
  /** Negative once the call is one too many. */
  left: number;
  /** Until the next minute. */
  seconds: number;
}

export interface CallLimits {
  /** Counts a call. Undefined for callers without a limit. */
  count(caller: CallerIdentity, address: string, cost: CallCost): Quota | undefined;
}

/** For tests that make in a minute as many calls as people make in a day. */
export const noCallLimits: CallLimits = { count: () => undefined };

/**
 * Tells a caller what is left of its limit (IETF draft “RateLimit header fields for HTTP”).
 * @throws Refusal `tooManyRequests` with the seconds until the next minute
 */
export function obeyLimit(quota: Quota | undefined, reply: FastifyReply): void {
  if (quota === undefined) return;
  const { cost, most, left, seconds } = quota;
  void reply.header('ratelimit-policy', `"${cost}";q=${most};w=${WINDOW_MS / 1_000}`);
  void reply.header('ratelimit', `"${cost}";r=${Math.max(0, left)};t=${seconds}`);
  if (left < 0) throw new Refusal('tooManyRequests', {}, seconds);
}

/**
 * Limits of this process, so that no call needs a look-up in the database; with three processes a caller may make up
 * to three times as many. What costs money or grants access (SMS codes, tries of a code) is also counted in the
 * database, for all processes together.
 * @param requestsPerAddress in a minute, pages and files included
 */
export function createCallLimits(clock: Clock, requestsPerAddress: number): CallLimits {
  const most = { session: OF_SESSION, address: mostOfAddress(requestsPerAddress) };
  let window = 0;
  let taken = new Map<string, number>();
  return {
    count(caller, address, cost) {
      // It authenticates itself, and makes the calls of a whole department.
      if (caller.kind === 'service' || caller.kind === 'team') return undefined;
      const now = clock.now().getTime();
      const current = Math.floor(now / WINDOW_MS);
      if (current !== window) {
        window = current;
        taken = new Map();
      }
      const [of, who] =
        caller.sessionId === undefined
          ? (['address', address] as const)
          : (['session', caller.sessionId] as const);
      const key = `${cost} ${of} ${who}`;
      const calls = (taken.get(key) ?? 0) + 1;
      taken.set(key, calls);
      const seconds = Math.ceil(((current + 1) * WINDOW_MS - now) / 1_000);
      return { cost, most: most[of][cost], left: most[of][cost] - calls, seconds };
    },
  };
}
