import type { Hold } from '@vez/shared/contracts/client';
import { createDrafts } from '@vez/shared/drafts';
import type { ReservationForm } from '../model/check-reservation';
import type { ParameterValues } from '../model/parameter-values';

/** A form, and the office that its time belongs to. */
export type Draft = ReservationForm & {
  locationId: number;
  /** The form chose day and time itself. */
  isProposed: boolean;
};

// Apart from what reads and fills the drafts, because to forget them is needed before any screen is.
export const reservationDrafts = createDrafts<Draft>();
export const parameterDrafts = new Map<number, ParameterValues>();
/** Of bookings that wait for their SMS code, by their ids: whoever comes back to the form has the slot still. */
export const handedOverHolds = new Map<string, Hold>();

/** Of whoever has logged out. */
export function forgetDrafts(): void {
  reservationDrafts.forget();
  parameterDrafts.clear();
  handedOverHolds.clear();
}

export const holdsDraft = (): boolean =>
  !reservationDrafts.isEmpty() || parameterDrafts.size > 0 || handedOverHolds.size > 0;
