import type { Location, ServiceLocation, Session } from '@vez/shared/contracts/client';

export type PlaceState = 'open' | 'invalid' | 'suspended' | 'loginNeeded' | 'notOpen';

type Facts = Pick<Location, 'id' | 'suspended' | 'remoteCounter' | 'rcServiceLogin'> &
  Partial<Pick<ServiceLocation, 'booking' | 'ticket'>>;

/** Whether a location can be opened by whoever is here, and why not (CAT-50 to CAT-55, VAL-48). */
export function placeState(
  { id, suspended, remoteCounter, rcServiceLogin, booking, ticket }: Facts,
  { euid }: Pick<Session, 'euid'>,
): PlaceState {
  if (id <= 0) return 'invalid';
  if (suspended) return 'suspended';
  if (remoteCounter && rcServiceLogin && euid === undefined) return 'loginNeeded';
  // A list of a department's places does not say what one service offers there.
  return booking === false && ticket === false ? 'notOpen' : 'open';
}
