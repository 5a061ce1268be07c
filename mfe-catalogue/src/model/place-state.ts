import type { Location, Session } from '@vez/shared/contracts/client';

export type PlaceState = 'open' | 'suspended' | 'loginNeeded';

/** Whether a location can be opened by whoever is here (CAT-50 to CAT-54). */
export function placeState(
  {
    suspended,
    remoteCounter,
    rcServiceLogin,
  }: Pick<Location, 'suspended' | 'remoteCounter' | 'rcServiceLogin'>,
  { euid }: Pick<Session, 'euid'>,
): PlaceState {
  if (suspended) return 'suspended';
  return remoteCounter && rcServiceLogin && euid === undefined ? 'loginNeeded' : 'open';
}
