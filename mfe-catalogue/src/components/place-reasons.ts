import type { PlaceState } from '../model/place-state';

/** The reason shown for a place that does not open (CAT-54, CAT-55, ERR-32 to ERR-35). */
export const PLACE_REASON = {
  invalid: 'messages.locationNoValid',
  suspended: 'messages.locationSuspended',
  loginNeeded: 'messages.locationNoRemote',
  notOpen: 'messages.addressNoOpen',
} as const satisfies Record<Exclude<PlaceState, 'open'>, string>;
