import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../bridge';
import { withProfile, type Contact } from '../../domain';

/**
 * Fills in what the profile supplies once it is known who is here: a session may be resumed when the form is open
 * already (VAL-21). @param fill undefined where the profile has no say
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
