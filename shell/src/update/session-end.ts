import type { Readable, Session } from '@vez/shared/contracts/client';
import { local, session as tab } from '../storage';

/** SHL-25: 24 hours. */
export const SESSION_MS = 86_400_000;
/** Time enough to finish a form. */
export const WARNING_MS = 600_000;
const LOOK_MS = 30_000;
const OPENED = 'vez.openedAt';
const LOGGED_IN = 'vez.loggedInAt';

interface Watch {
  session: Readable<Session>;
  now(): number;
  /** Ten minutes before the end, or when the device wakes up within them; once. */
  warn(minutesLeft: number): void;
  end(): void;
}

/**
 * Ends a session 24 hours after its login, which all tabs share, else after this tab was opened
 * (SHL-25, decision 35). By its deadline: a device may have slept, so it also looks when the page is seen
 * again. The function handed back ends the watch.
 */
export function watchSessionEnd({ session, now, warn, end }: Watch): () => void {
  const openedAt = Number(tab.get(OPENED) ?? 0) || now();
  tab.set(OPENED, String(openedAt));
  let kind = session.get().kind;
  let warned = false;

  // What an earlier visit left behind says nothing of this one.
  if (kind === 'anonymous') local.remove(LOGGED_IN);
  else if (local.get(LOGGED_IN) === null) local.set(LOGGED_IN, String(now()));

  const stopFollowing = session.subscribe((next) => {
    if (next.kind !== 'anonymous' && local.get(LOGGED_IN) === null) local.set(LOGGED_IN, String(now()));
    if (next.kind === 'anonymous') local.remove(LOGGED_IN);
    kind = next.kind;
    warned = false;
  });
  const look = () => {
    const began = (kind === 'anonymous' ? 0 : Number(local.get(LOGGED_IN) ?? 0)) || openedAt;
    const left = began + SESSION_MS - now();
    if (left <= 0) {
      stop();
      tab.remove(OPENED);
      local.remove(LOGGED_IN);
      end();
    } else if (left <= WARNING_MS && !warned) {
      warned = true;
      warn(Math.ceil(left / 60_000));
    }
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stopFollowing();
  };
  return stop;
}
