import type { EventName, Events } from '@vez/shared/contracts/client';
import type { QueryClient } from '@vez/shared/query';

/** For each event, the key prefixes of the queries that it makes stale. */
export type StaleAfter = Partial<Record<EventName, readonly (readonly string[])[]>>;

/**
 * Refetches visible queries at once, and drops the others: otherwise, a screen would briefly show data that its user
 * has just changed.
 */
export function readAgainAfter(staleAfter: StaleAfter = {}, events: Events, queries: QueryClient): void {
  for (const [name, keys] of Object.entries(staleAfter)) {
    events.on(name as EventName, () => {
      for (const queryKey of keys) {
        queries.removeQueries({ queryKey, type: 'inactive' });
        void queries.invalidateQueries({ queryKey });
      }
    });
  }
}
