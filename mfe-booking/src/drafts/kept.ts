import type { ReservationForm } from '../model/check-reservation';
import type { ParameterValues } from '../model/parameters';

export interface Draft {
  form: ReservationForm;
  locationId: number;
}

// While the page lives and no longer: an ID number is never written down. Apart from what reads and fills the
// drafts, because to forget them is needed before any screen is.
export const reservationDrafts = new Map<string, Draft>();
export const parameterDrafts = new Map<number, ParameterValues>();

/** Of whoever has logged out. */
export function forgetDrafts(): void {
  reservationDrafts.clear();
  parameterDrafts.clear();
}
