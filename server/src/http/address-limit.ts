import rateLimit from '@fastify/rate-limit';
import { askerOf } from '../module-api/network';
import { sharedScope } from './shared-scope';

export interface AddressLimitOptions {
  /** Calls per minute from one address; undefined: no limit. */
  max: number | undefined;
  /** Whether a counter system calls: it makes many calls, and authenticates itself. */
  isCounterSystem(authorization: string | undefined): boolean;
}

/** Limits how often one address may call. Files are not counted, since a page has many. */
export const addressLimit = sharedScope<AddressLimitOptions>(
  'addressLimit',
  async (server, { max = Number.MAX_SAFE_INTEGER, isCounterSystem }) => {
    await server.register(rateLimit, {
      // The plugin would take Infinity for no value, and default to 1,000.
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ address }) => askerOf(address),
      allowList: ({ url, headers }) => !url.startsWith('/api/') || isCounterSystem(headers.authorization),
    });
  },
);
