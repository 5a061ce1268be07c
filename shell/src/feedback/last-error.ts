import type { ApiErrorFacts } from '@vez/shared/http';
import { createStore } from '../store';

export interface LastError extends Pick<ApiErrorFacts, 'kind' | 'status' | 'traceId' | 'misfits'> {
  /** ISO 8601 instant. */
  at: string;
}

/** The call that failed last, for development mode (SHL-30): no address and no message, which may name people. */
export function createLastError(now: () => number) {
  const store = createStore<LastError | undefined>(undefined);
  return {
    get: store.get,
    subscribe: store.subscribe,
    record: ({ kind, status, traceId, misfits }: ApiErrorFacts) =>
      store.set({ kind, status, traceId, misfits, at: new Date(now()).toISOString() }),
  };
}
