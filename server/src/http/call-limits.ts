import type { CallCost } from '@vez/shared/contracts';
import type { Clock } from '../db/clock';
import type { CallerIdentity } from '../module-api/module';
import { Refusal } from '../module-api/refusal';

type Most = Record<CallCost, number>;

/** Calls of a session, which is one person, in a minute: a page polls every 10 s, and a person changes little. */
const OF_SESSION: Most = { read: 600, write: 60, login: 20 };
/** An address may be all of a mobile network: of all its requests, what may be calls without a login. */
const mostOfAddress = (requests: number): Most => ({
  read: requests / 2,
  write: requests / 10,
  login: requests / 40,
});
const WINDOW_MS = 60_000;

export interface CallLimits {
  /** @throws Refusal `tooManyRequests` with the seconds until the next minute */
  count(caller: CallerIdentity, address: string, cost: CallCost): void;
}

/** Where tests make in a minute what people make in a day. */
export const noCallLimits: CallLimits = { count: () => undefined };

/**
 * Limits of this process, so that no call pays a look into the database for them; with three processes somebody may
 * make up to three times as many. What costs money or lets in (SMS codes, tries of a code) is counted in the
 * database besides, for all processes together.
 * @param requestsPerAddress in a minute, pages and files among them
 */
export function createCallLimits(clock: Clock, requestsPerAddress: number): CallLimits {
  const most = { session: OF_SESSION, address: mostOfAddress(requestsPerAddress) };
  let window = 0;
  let taken = new Map<string, number>();
  return {
    count(caller, address, cost) {
      // It proves who it is, and makes the calls of a whole department.
      if (caller.kind === 'service' || caller.kind === 'team') return;
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
      if (calls <= most[of][cost]) return;
      throw new Refusal('tooManyRequests', 429, {}, Math.ceil(((current + 1) * WINDOW_MS - now) / 1_000));
    },
  };
}
