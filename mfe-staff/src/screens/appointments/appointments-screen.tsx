import { useSelf } from '../../api/use-self';
import { useDesk } from '../../api/use-desk';
import { useKeptOffice } from '../../api/kept-place';
import { Gate } from '../../components/gate';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { DayList } from './day-list';

function Appointments({ self }: { self: StaffSelf }) {
  const { kept, office, locationId } = useKeptOffice(self);
  const read = useDesk({ locationId, counter: '' });
  const { query, isCutOff, ahead } = read;
  return (
    <>
      <StaffHeader self={self} office={office} here="appointments" desk={read} />
      <Loaded of={query} loading={<SkeletonList rows={8} />} frame={(standIn) => <Page>{standIn}</Page>}>
        {(desk) => (
          <DayList
            desk={desk}
            ahead={ahead}
            office={office}
            isCutOff={isCutOff}
            counter={
              kept?.locationId === locationId && self.role !== 'receptionist' ? kept.counter : undefined
            }
            readAgain={() => query.refetch()}
          />
        )}
      </Loaded>
    </>
  );
}

/** The day's bookings, by time. */
export function AppointmentsScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.appointments}
      title={t('head.appointments')}
      returnTo={`${addresses.start}?to=appointments`}
    >
      {(self) => <Appointments self={self} />}
    </Gate>
  );
}
