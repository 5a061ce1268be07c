import { ApiError } from './api-error';
import { fitsReadBudget, withinReadBudget } from './read-budget';
import type { Route } from './route';
import type { Send } from './send';

const REPEATS_MS = [300, 900];

const isRepeatable = ({ kind, status = 0 }: ApiError) =>
  kind === 'timeout' || kind === 'unreachable' || (kind === 'busy' && (status >= 500 || status === 409));

/**
 * Makes a read, and retries within the budget of reads if no answer came or the server was busy. Does not wait for a
 * server that requests a longer pause.
 */
export const read = (
  send: Send,
  wait: (ms: number) => Promise<void>,
  route: Route,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> =>
  withinReadBudget(
    async (within) => {
      const beganAt = Date.now();
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await send(route, input, { signal: within });
        } catch (error) {
          const pause = REPEATS_MS[attempt];
          if (pause === undefined || !(error instanceof ApiError) || !isRepeatable(error)) throw error;
          const asked = (error.retryAfterSeconds ?? 0) * 1_000;
          const pauseMs = Math.max(asked, pause * (0.5 + Math.random()));
          if (!fitsReadBudget(beganAt, pauseMs)) throw error;
          await wait(pauseMs);
        }
      }
    },
    () => new ApiError({ kind: 'timeout' }),
    signal,
  );
