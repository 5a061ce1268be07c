import type { Bridge } from '@vez/shared/contracts/client';

/** What is kept of a person, by the shell or by a remote, begins so. */
const OF_A_PERSON = 'vez.own.';

function forgetKept(area: () => Storage): void {
  try {
    for (const key of Object.keys(area())) if (key.startsWith(OF_A_PERSON)) area().removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/**
 * The next person at this device finds nothing of the one before (decision 83): nothing that was kept where nobody
 * is logged in any more, and after a log-out no choice that was made either. A log-out that was told before is
 * heard too.
 */
export function forgetWhoLeaves({
  session,
  events,
  journey,
}: Pick<Bridge, 'session' | 'events' | 'journey'>) {
  const forget = () => [() => window.localStorage, () => window.sessionStorage].forEach(forgetKept);
  if (session.get().kind === 'anonymous') forget();
  return events.on('session/changed', ({ left }) => {
    if (!left) return;
    journey.clear();
    forget();
  });
}
