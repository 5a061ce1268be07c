import { useState } from 'react';
import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { closuresQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { OfficeHead, OfficePage } from '../../components/office-page';
import { useNow } from '../../components/use-now';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { CloseForm } from './close-form';
import { ClosureRows } from './closure-rows';

function Closures({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const kept = useKeptOffice(self);
  const [locationId, setLocationId] = useState(kept.locationId);
  const api = useStaffApi();
  const online = useOnline();
  const query = useQuery(closuresQuery(api, locationId));
  const { data } = query;
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  const now = useNow(ahead);
  const office = self.offices.find((one) => one.locationId === locationId);
  return (
    <>
      <StaffHeader
        self={self}
        office={office}
        here="closures"
        desk={{ query, ahead, isCutOff: !online || query.isError }}
      />
      <OfficePage>
        <OfficeHead title={t('head.closures')} {...{ self, locationId }} onOffice={setLocationId} />
        <CloseForm key={locationId} {...{ self, locationId, now }} readAgain={() => query.refetch()} />
        <Loaded of={query} loading={<SkeletonList rows={3} />} frame={(standIn) => <Page>{standIn}</Page>}>
          {({ closures }) => <ClosureRows {...{ self, closures, now }} readAgain={() => query.refetch()} />}
        </Loaded>
      </OfficePage>
    </>
  );
}

/** Closes an office, a service or the department for a time, and opens it again. */
export function ClosuresScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.closures}
      title={t('head.closures')}
      returnTo={`${addresses.start}?to=closures`}
    >
      {(self) => <Closures self={self} />}
    </Gate>
  );
}
