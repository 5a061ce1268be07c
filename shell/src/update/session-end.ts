import type { Readable, Session } from '@vez/shared/contracts/client';
import { lookOften } from '@vez/shared/deadline';
import { SESSION_SECONDS } from '@vez/shared/domain';
import { local, session as tab } from '../storage';

export const SESSION_MS = SESSION_SECONDS * 1_000;
/** Time enough to finish a form. */
export const WARNING_MS = 600_000;
const LOOK_MS = 30_000;
const OPENED = 'vez.openedAt';
const LOGGED_IN = 'vez.loggedInAt';

interface Watch {
  session: Readable<Session>;
  now(): number;
  /**
   * Called once, ten minutes before the end, or when the device wakes up within that time.
   * @returns a function that withdraws the warning when the session ended or a user logged in
   */
  warn(endsAt: number): () => void;
  /** Resolves when the user has confirmed the end; the next 24 hours start then. */
  end(): Promise<void>;
}

/**
 * Ends a session 24 hours after its login, which all tabs share, or without a login after this tab was opened
 * (SHL-25, decision 35). Also checks the deadline when the page becomes visible, because the device may have
 * slept. Returns a function that stops the watch.
 */
export function watchSessionEnd({ session, now, warn, end }: Watch): () => void {
  let openedAt = Number(tab.get(OPENED) ?? 0) || now();
  tab.set(OPENED, String(openedAt));
  let { kind, euid } = session.get();
  let isEnding = false;
  let takeBack: (() => void) | undefined;

  // A value from an earlier visit does not apply to this one.
  if (kind === 'anonymous') local.remove(LOGGED_IN);
  else if (local.get(LOGGED_IN) === null) local.set(LOGGED_IN, String(now()));

  const stopFollowing = session.subscribe((next) => {
    // A name that changes with the language is not a new login.
    if (next.kind === kind && next.euid === euid) return;
    ({ kind, euid } = next);
    if (kind === 'anonymous') local.remove(LOGGED_IN);
    else if (local.get(LOGGED_IN) === null) local.set(LOGGED_IN, String(now()));
    takeBack?.();
    takeBack = undefined;
  });
  const endNow = async () => {
    isEnding = true;
    takeBack?.();
    takeBack = undefined;
    local.remove(LOGGED_IN);
    await end();
    openedAt = now();
    tab.set(OPENED, String(openedAt));
    isEnding = false;
  };
  const look = () => {
    if (isEnding) return;
    const began = (kind === 'anonymous' ? 0 : Number(local.get(LOGGED_IN) ?? 0)) || openedAt;
    const endsAt = began + SESSION_MS;
    if (endsAt <= now()) void endNow();
    else if (endsAt <= now() + WARNING_MS) takeBack ??= warn(endsAt);
  };
  const stopLooking = lookOften(LOOK_MS, look);
  return () => {
    stopLooking();
    stopFollowing();
  };
}
