import { session } from '../storage';

/** SHL-25: 24 hours. */
export const SESSION_MS = 86_400_000;
const LOOK_MS = 30_000;
const KEY = 'vez.openedAt';

/** Tells once when a session is 24 hours old, by its deadline: a device may have slept. The function handed back ends it. */
export function watchSessionEnd(now: () => number, tell: () => void): () => void {
  const openedAt = Number(session.get(KEY) ?? 0) || now();
  session.set(KEY, String(openedAt));
  const timer = setInterval(() => {
    if (now() - openedAt < SESSION_MS) return;
    clearInterval(timer);
    session.remove(KEY);
    tell();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
