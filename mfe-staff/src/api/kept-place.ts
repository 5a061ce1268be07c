import type { CounterPlace } from '../model/counter-place';

/** Of the device, not of a person: it stays over log-outs. */
const KEY = 'vez.staff.counter';

export function keptPlace(): CounterPlace | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as CounterPlace | null;
    return kept !== null && Array.isArray(kept.serviceIds) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(place: CounterPlace): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is off: it is asked again after a reload.
  }
}
