import type { EventName, Events } from '@vez/shared/contracts/client';
import type { QueryClient } from '@vez/shared/query';

/** For each event the key prefixes of the queries that it makes stale. */
export type StaleAfter = Partial<Record<EventName, readonly (readonly string[])[]>>;

/** Answers on screen are read again at once, the others when they are next needed. */
export function readAgainAfter(staleAfter: StaleAfter = {}, events: Events, queries: QueryClient): void {
  for (const [name, keys] of Object.entries(staleAfter)) {
    events.on(name as EventName, () => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    });
  }
}
