import type { Bridge } from '@vez/shared/contracts/client';

/** The prefix of all keys under which the shell or a remote stores data about a person. */
const OF_A_PERSON = 'vez.own.';

function forgetKept(area: () => Storage): void {
  try {
    for (const key of Object.keys(area())) if (key.startsWith(OF_A_PERSON)) area().removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}

/** Removes all data about a person from this browser (decision 83). */
export const forgetPerson = () =>
  [() => window.localStorage, () => window.sessionStorage].forEach(forgetKept);

/**
 * Removes a person's data and choices on log-out, so that the next person at this device finds none (decision 83).
 * Starts with the page, because a log-out may come in its first second, and the window may close in the next.
 */
export const forgetWhoLeaves = ({ events, journey }: Pick<Bridge, 'events' | 'journey'>) =>
  events.on('session/changed', ({ left }) => {
    if (!left) return;
    journey.clear();
    forgetPerson();
  });
