import { calls, type CallDefinition, type Language } from '@vez/shared/contracts';
import { PERSONAL_CALL } from '@vez/shared/contracts/client';
import type { FastifyInstance } from 'fastify';
import { callRequest, isRead } from '../module-api/call-request';
import { createFreshCache } from './fresh-cache';
import type { PublicCall } from './painter';

/** Reads whose answers differ between anonymous visitors, or must never be shown old. */
const OF_CALLER = new Set(['ticketCount', 'searchRecords']);
const KEPT = { freshMs: 3_000, keptMs: 3_000 };
const MOST_KEPT = 500;
/** A separate client for the limits of calls: this machine's. */
const ADDRESS = '127.0.0.2';

const named = (name: string) => Object.assign(new Error(name), { name });

/** The definition of a public read whose answer is the same for everyone. */
function publicDefinition(name: string): CallDefinition | undefined {
  const definition = Object.hasOwn(calls, name)
    ? (calls as unknown as Record<string, CallDefinition>)[name]!
    : undefined;
  if (definition === undefined || definition.caller !== 'anyone' || definition.shellOnly) return undefined;
  return isRead(definition) && !OF_CALLER.has(name) ? definition : undefined;
}

/** Makes the calls of painted pages, as an anonymous visitor, through the API itself; answers are kept for seconds. */
export function publicCalls(app: FastifyInstance, { host, now }: { host: string; now(): number }) {
  const kept = createFreshCache<unknown>(MOST_KEPT, KEPT, now);
  return ({ language, mode }: { language: Language; mode: string }): PublicCall =>
    (name, input) => {
      const definition = publicDefinition(name);
      if (definition === undefined) return Promise.reject(named(PERSONAL_CALL));
      return kept.get(JSON.stringify([language, mode, name, input]), async () => {
        const answer = await app.inject({
          ...callRequest(definition, input as Record<string, unknown>),
          remoteAddress: ADDRESS,
          headers: { host, 'x-vez-language': language, 'x-vez-source': mode, 'x-vez-platform': 'mobileWeb' },
        });
        if (answer.statusCode !== 200) throw named(`Status${answer.statusCode}`);
        return answer.json<unknown>();
      });
    };
}
