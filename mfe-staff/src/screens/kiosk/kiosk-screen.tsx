import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { addresses, ROLES_OF } from '../../model/addresses';
import { useTexts } from '../../texts';
import { Kiosk } from './kiosk';

/** A kiosk: check in, or take a number, without a phone. */
export function KioskScreen() {
  const { t } = useTexts();
  const self = useSelf({ isShown: true });
  return (
    <Gate self={self} roles={ROLES_OF.kiosk} title={t('head.kiosk')} returnTo={`${addresses.start}?to=kiosk`}>
      {(who) => <Kiosk self={who} isUnreachable={self.isError} />}
    </Gate>
  );
}
