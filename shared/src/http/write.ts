import type { CallOptions } from '../contracts/bridge';
import { ApiError, type ApiReason } from './api-error';
import { answerCheck } from './check-answer';
import { pauseBefore, type Pausing } from './pause-before';
import { randomId } from './random-id';
import { read } from './read';
import { routeOf, type Route } from './route';
import type { Send } from './send';

const REPEATS_MS = [1_000, 3_000, 9_000];
/** The time limit for all attempts of a write, including waits (decision 95). */
export const WRITE_BUDGET_MS = 60_000;
/** The maximum pause, whatever a server requests. */
const LONGEST_WAIT_MS = 30_000;
/** The pauses between queries for a write that is still running. */
const RUNNING_PAUSES_MS = [1_000, 3_000];

/** The service of a remote's team may have done the write; our server does not know the outcome. */
const LOST_BEHIND_US: readonly (ApiReason | undefined)[] = ['backendTimeout', 'backendUnavailable'];

/** A write with this key is running, or has run. */
const IN_DOUBT: readonly (ApiReason | undefined)[] = ['inFlight', 'keyReused'];

/**
 * Whether the server itself refused the write, so that nothing was done; an error of a proxy does not prove that.
 * Without a valid token, nothing is done in any case.
 */
const isRefusal = ({ status, isExplicit, reason }: ApiError) =>
  status === 401 || (isExplicit === true && !IN_DOUBT.includes(reason));

/** Whether a retry may get an answer; the caller decides whether it is safe. */
const isRepeatable = ({ kind, status = 0, reason }: ApiError) =>
  kind === 'timeout' ||
  kind === 'unreachable' ||
  reason === 'inFlight' ||
  LOST_BEHIND_US.includes(reason) ||
  (kind === 'busy' && [200, 204, 409, 429, 502, 503, 504].includes(status));

/** Keys are bound to a login: another person or a visitor cannot query the result of a write. */
async function mayAsk({ deps }: Pausing, token: string | undefined): Promise<boolean> {
  const now = await deps.token();
  return token !== undefined && now !== undefined && (now === token || deps.isStillOf?.(token) === true);
}

/** The answer of a write under this key. @throws ApiError `notDone` for good, `outcomeUnknown` for now */
async function settle(send: Send, { deps, wait }: Pausing, route: Route, key: string): Promise<unknown> {
  const unknown = () => new ApiError({ kind: 'outcomeUnknown' });
  const check = answerCheck(route, deps.misfitted);
  for (let attempt = 0; ; attempt += 1) {
    const settled = await read(send, wait, routeOf('settleWrite'), { key }).catch(() => ({}));
    const { outcome, answer } = settled as { outcome?: string; answer?: string };
    if (outcome === 'notDone') throw new ApiError({ kind: 'notDone', isKeyGivenUp: true });
    if (outcome === 'done' && answer !== undefined) {
      // A write with an unreadable answer cannot be shown as done.
      return Promise.resolve(answer)
        .then(JSON.parse)
        .then(check)
        .catch(() => Promise.reject(unknown()));
    }
    const pause = RUNNING_PAUSES_MS[attempt];
    if (outcome !== 'running' || pause === undefined) throw unknown();
    await wait(pause);
  }
}

/**
 * Makes a write, which ends in one of three ways: done, with its answer; certainly refused or not done; or unknown
 * (decision 94). While the outcome is unknown, it is retried with its key, then the server is queried. A write without
 * a key, one of the shell's own, fails with its last error.
 */
export async function write(
  send: Send,
  pausing: Pausing,
  route: Route,
  input: Record<string, unknown>,
  { signal, idempotencyKey = randomId(), keepalive }: Omit<CallOptions, 'silent'>,
): Promise<unknown> {
  // Nothing is sent, so nothing can have been done.
  if (!pausing.deps.online()) throw new ApiError({ kind: 'offline' });
  const token = route.tokenFree ? undefined : await pausing.deps.token();
  const endsAt = Date.now() + WRITE_BUDGET_MS;
  let isInDoubt = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const timeoutMs = Math.min(route.timeoutMs, endsAt - Date.now());
      return await send(route, input, { signal, idempotencyKey, timeoutMs, keepalive });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'cancelled') throw error;
      if (error.reason === 'givenUp') throw new ApiError({ ...error, kind: 'notDone', isKeyGivenUp: true });
      const refused = isRefusal(error);
      if (refused && !isInDoubt) throw error;
      isInDoubt = true;
      const pause = refused || !isRepeatable(error) ? undefined : REPEATS_MS[attempt];
      if (pause !== undefined) {
        const asked = (error.retryAfterSeconds ?? 0) * 1_000;
        const pauseMs = Math.min(Math.max(asked, pause), LONGEST_WAIT_MS);
        if (Date.now() + pauseMs < endsAt && (await pauseBefore(pausing, pauseMs))) continue;
      }
      if (!route.keyed) throw error;
      if (!route.settled || !(await mayAsk(pausing, token))) {
        throw error.isExplicit ? new ApiError({ kind: 'outcomeUnknown' }) : error;
      }
      return settle(send, pausing, route, idempotencyKey).catch((verdict: ApiError) => {
        // The key is void by now, so the refusal is final.
        throw refused && verdict.isKeyGivenUp ? new ApiError({ ...error, isKeyGivenUp: true }) : verdict;
      });
    }
  }
}
