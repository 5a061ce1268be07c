import { useState } from 'react';
import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { countersQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { useStream } from '../../api/use-stream';
import { Gate } from '../../components/gate';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { CounterForm, type Edited } from './counter-form';
import { CounterList } from './counter-list';

function Counters({ self }: { self: StaffSelf }) {
  const kept = useKeptOffice(self);
  const [locationId, setLocationId] = useState(kept.locationId);
  const [edited, setEdited] = useState<Edited>();
  const api = useStaffApi();
  const isLive = useStream(locationId);
  const online = useOnline();
  const query = useQuery(countersQuery(api, locationId, isLive));
  const { data } = query;
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  const office = self.offices.find((one) => one.locationId === locationId);
  return (
    <>
      <StaffHeader
        self={self}
        office={office}
        here="counters"
        desk={{ query, ahead, isCutOff: !online || query.isError }}
      />
      <Loaded of={query} loading={<SkeletonList rows={8} />} frame={(standIn) => <Page>{standIn}</Page>}>
        {(counters) =>
          edited === undefined ? (
            <CounterList
              self={self}
              counters={counters}
              locationId={locationId}
              ahead={ahead}
              onOffice={setLocationId}
              onEdit={setEdited}
              readAgain={() => query.refetch()}
            />
          ) : (
            <CounterForm
              self={self}
              locationId={locationId}
              edited={edited}
              onDone={async () => {
                await query.refetch();
                setEdited(undefined);
              }}
            />
          )
        }
      </Loaded>
    </>
  );
}

/** The counters of an office, for its supervisors: their people now, and the list that staff choose from. */
export function CountersScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.counters}
      title={t('head.counters')}
      returnTo={`${addresses.start}?to=counters`}
    >
      {(self) => <Counters self={self} />}
    </Gate>
  );
}
