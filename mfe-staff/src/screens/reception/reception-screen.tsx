import { useKeptOffice } from '../../api/kept-place';
import { useDesk } from '../../api/use-desk';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { Reception } from './reception';

function ReceptionDesk({ self }: { self: StaffSelf }) {
  const { office, locationId } = useKeptOffice(self);
  const desk = useDesk({ locationId, counter: '' });
  return (
    <>
      <StaffHeader self={self} office={office} here="reception" desk={desk} />
      <Reception self={self} office={office} ahead={desk.ahead} readAgain={() => desk.query.refetch()} />
    </>
  );
}

/** Reception: search, check in, give numbers, print. */
export function ReceptionScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf({ isShown: true })}
      roles={ROLES_OF.reception}
      title={t('head.reception')}
      returnTo={`${addresses.start}?to=reception`}
    >
      {(self) => <ReceptionDesk self={self} />}
    </Gate>
  );
}
