import rateLimit from '@fastify/rate-limit';
import { askerOf } from '../module-api/network';
import { sharedScope } from './shared-scope';

export interface AddressLimitOptions {
  /** Calls of one address in a minute; undefined: no limit. */
  max: number | undefined;
  /** Whether a counter system calls: it makes many calls, and proves who it is. */
  isCounterSystem(authorization: string | undefined): boolean;
}

/** Limits how often one address may call; files cost nothing, and a page has many. */
export const addressLimit = sharedScope<AddressLimitOptions>(
  async (server, { max = Number.MAX_SAFE_INTEGER, isCounterSystem }) => {
    await server.register(rateLimit, {
      // Infinity would be taken for none, and none for 1,000.
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ address }) => askerOf(address),
      allowList: ({ url, headers }) => !url.startsWith('/api/') || isCounterSystem(headers.authorization),
    });
  },
);
