import type { CounterPlace } from '../model/counter-place';

/** Belongs to the device, so it survives logging out. */
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
    // Without storage the form appears again after a reload.
  }
}
