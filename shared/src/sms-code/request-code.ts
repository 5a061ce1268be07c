import { failureText, isApiError } from '../http/api-error';
import type { Auth, Mobile } from '../contracts/client';
import { mobileName } from '../domain';

const DEFAULT_REST_SECONDS = 60;

/** Until when a number gets no further code (ms), while the page lives. */
const restsUntil = new Map<string, number>();

/** Forgets a used code, so that the next can be requested at once. */
export const forgetCode = (mobile: Mobile): void => void restsUntil.delete(mobileName(mobile));

/**
 * Sends a code, unless one was just sent: who goes back to look at the form and returns gets no second SMS.
 * Answers how long the button rests, or what went wrong (UI-16, UI-17); of a bug
 * `otherwise`.
 */
export async function requestCode(
  auth: Auth,
  mobile: Mobile,
  otherwise: string,
): Promise<{ retryAfterSeconds: number } | { problem: string }> {
  const key = mobileName(mobile);
  const left = Math.ceil(((restsUntil.get(key) ?? 0) - Date.now()) / 1_000);
  if (left > 0) return { retryAfterSeconds: left };
  const rest = (seconds: number) => {
    restsUntil.set(key, Date.now() + seconds * 1_000);
    return { retryAfterSeconds: seconds };
  };
  try {
    const { retryAfterSeconds } = await auth.sendCode(mobile);
    return rest(retryAfterSeconds || DEFAULT_REST_SECONDS);
  } catch (error) {
    // Sent before a reload: that code is on the phone already.
    if (isApiError(error, 'codeTooSoon') && error.retryAfterSeconds) return rest(error.retryAfterSeconds);
    return { problem: failureText(error, otherwise) };
  }
}
