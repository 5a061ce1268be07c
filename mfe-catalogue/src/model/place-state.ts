import type { Location, ServiceLocation, Session } from '@vez/shared/contracts/client';
import { mustLogIn } from '@vez/shared/domain';

export type PlaceState = 'open' | 'invalid' | 'suspended' | 'loginNeeded' | 'notOpen';

type Facts = Pick<Location, 'id' | 'suspended' | 'remoteCounter' | 'rcServiceLogin'> &
  Partial<Pick<ServiceLocation, 'booking' | 'ticket'>>;

/** Whether this user can open a location, and why not (CAT-50 to CAT-55, VAL-48). */
export function placeState(place: Facts, session: Pick<Session, 'euid'>): PlaceState {
  const { id, suspended, booking, ticket } = place;
  if (id <= 0) return 'invalid';
  if (suspended) return 'suspended';
  if (mustLogIn(place, session)) return 'loginNeeded';
  // A department's list of places lacks the offers of a single service.
  return booking === false && ticket === false ? 'notOpen' : 'open';
}
