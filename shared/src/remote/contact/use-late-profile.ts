import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../bridge';
import { withProfile, type Contact } from '../../domain';

/**
 * Fills in the profile's data when the user becomes known: a session may be resumed while the form is already open
 * (VAL-21). @param fill undefined if the profile does not apply
 */
export function useLateProfile(
  contact: Contact,
  fill: ((change: Partial<Contact>) => void) | undefined,
): void {
  const session = useSession();
  const take = useEffectEvent(() => {
    const { area, number, idNumber } = withProfile(contact, session);
    if (number !== contact.number || idNumber !== contact.idNumber) fill?.({ area, number, idNumber });
  });
  useEffect(() => take(), [session]);
}
