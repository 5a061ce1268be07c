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

/** Nothing that was kept of a person is left in this browser (decision 83). */
export const forgetPerson = () =>
  [() => window.localStorage, () => window.sessionStorage].forEach(forgetKept);

/**
 * The next person at this device finds nothing of the one before, and no choice that was made (decision 83). Begun with the
 * page: a log-out may come in its first second, and the window be closed in the next.
 */
export const forgetWhoLeaves = ({ events, journey }: Pick<Bridge, 'events' | 'journey'>) =>
  events.on('session/changed', ({ left }) => {
    if (!left) return;
    journey.clear();
    forgetPerson();
  });
