import type { Hold } from '@vez/shared/contracts/client';
import { createDrafts } from '@vez/shared/drafts';
import type { ReservationForm } from '../model/check-reservation';
import type { ParameterValues } from '../model/parameter-values';

export type Draft = ReservationForm & {
  /** The office of day and time. */
  locationId: number;
  /** The form proposed day and time; the citizen has not chosen. */
  isProposed: boolean;
};

// A logout needs these stores before any screen has loaded, so the code that fills drafts in is elsewhere.
export const reservationDrafts = createDrafts<Draft>();
export const parameterDrafts = new Map<number, ParameterValues>();
/** Holds of bookings that wait for their SMS code, by id: a citizen who goes back keeps the slot. */
export const handedOverHolds = new Map<string, Hold>();

export function forgetDrafts(): void {
  reservationDrafts.forget();
  parameterDrafts.clear();
  handedOverHolds.clear();
}

export const holdsDraft = (): boolean =>
  !reservationDrafts.isEmpty() || parameterDrafts.size > 0 || handedOverHolds.size > 0;
