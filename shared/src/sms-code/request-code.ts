import { failureText, isApiError } from '../http/api-error';
import type { Auth, Mobile } from '../contracts/client';
import { mobileName } from '../domain';

const DEFAULT_REST_SECONDS = 60;

interface Rest {
  /** ms since 1970 */
  until: number;
  /** Omitted if the pause follows a sent code. */
  problem?: string;
}

/** Until when each number gets no further code; kept while the page is open. */
const rests = new Map<string, Rest>();

/** Forgets a used code, so that the next can be requested at once. */
export const forgetCode = (mobile: Mobile): void => void rests.delete(mobileName(mobile));

/**
 * Sends a code, unless one was just sent: a user who goes back to the form and returns gets no second SMS. Resolves
 * to how long the button is locked, and to the error, if any (UI-16, UI-17, decision 211); for a bug, the text
 * `otherwise`.
 */
export async function requestCode(
  auth: Auth,
  mobile: Mobile,
  otherwise: string,
): Promise<{ retryAfterSeconds: number; problem?: never } | { problem: string; retryAfterSeconds?: number }> {
  const key = mobileName(mobile);
  const known = rests.get(key);
  const left = known === undefined ? 0 : Math.ceil((known.until - Date.now()) / 1_000);
  const answer = (seconds: number, problem?: string) =>
    problem === undefined ? { retryAfterSeconds: seconds } : { retryAfterSeconds: seconds, problem };
  if (left > 0) return answer(left, known?.problem);
  const rest = (seconds: number, problem?: string) => {
    rests.set(key, { until: Date.now() + seconds * 1_000, ...(problem === undefined ? {} : { problem }) });
    return answer(seconds, problem);
  };
  try {
    const { retryAfterSeconds } = await auth.sendCode(mobile);
    return rest(retryAfterSeconds || DEFAULT_REST_SECONDS);
  } catch (error) {
    const problem = failureText(error, otherwise);
    const wait = isApiError(error) && error.kind === 'refused' ? error.retryAfterSeconds : undefined;
    if (!wait) return { problem };
    // A code was sent before a reload, so it has reached the phone already.
    return rest(wait, isApiError(error, 'codeTooSoon') ? undefined : problem);
  }
}
