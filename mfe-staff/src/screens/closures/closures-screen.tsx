import { useState } from 'react';
import styled from 'styled-components';
import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SelectField, SkeletonList, token, type } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { closuresQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { useNow } from '../../components/use-now';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { CloseForm } from './close-form';
import { ClosureRows } from './closure-rows';

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-width: ${token.size(1200)};
  margin: 0 auto;
  padding: ${token.space[4]} ${token.space[5]};
  h1 {
    flex: 1;
    ${type.heading}
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
`;

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
      <Whole>
        <Head>
          <h1>{t('head.closures')}</h1>
          {self.offices.length > 1 && (
            <SelectField
              label={t('place.office')}
              value={String(locationId)}
              choices={self.offices.map((one) => ({ value: String(one.locationId), label: one.name }))}
              onChange={({ target }) => setLocationId(Number(target.value))}
            />
          )}
        </Head>
        <CloseForm key={locationId} {...{ self, locationId, now }} readAgain={() => query.refetch()} />
        <Loaded of={query} loading={<SkeletonList rows={3} />} frame={(standIn) => <Page>{standIn}</Page>}>
          {({ closures }) => <ClosureRows {...{ self, closures, now }} readAgain={() => query.refetch()} />}
        </Loaded>
      </Whole>
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
