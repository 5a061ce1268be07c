import { useState } from 'react';
import type { CounterPlace } from '../model/counter-place';
import type { Office, StaffSelf } from '../model/wire';

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

/** The stored place and its office; without one, the user's first office. `locationId` is 0 if there is none. */
export function useKeptOffice({ offices }: StaffSelf) {
  const [kept] = useState(keptPlace);
  const office: Office | undefined =
    offices.find(({ locationId }) => locationId === kept?.locationId) ?? offices[0];
  return { kept, office, locationId: office?.locationId ?? 0 };
}
