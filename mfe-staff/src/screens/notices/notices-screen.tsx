import { useState } from 'react';
import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { noticesQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { OfficeHead, OfficePage } from '../../components/office-page';
import { useNow } from '../../components/use-now';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { SavedNotice, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { NoticeForm } from './notice-form';
import { NoticeRows } from './notice-rows';

function Notices({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const kept = useKeptOffice(self);
  const [locationId, setLocationId] = useState(kept.locationId);
  const [edited, setEdited] = useState<SavedNotice>();
  const [told, setTold] = useState<number>();
  const online = useOnline();
  const query = useQuery(noticesQuery(useStaffApi(), locationId));
  const { data } = query;
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  const now = useNow(ahead);
  const office = self.offices.find((one) => one.locationId === locationId);
  const edit = (notice?: SavedNotice) => {
    setTold(undefined);
    setEdited(notice);
  };
  const choose = (id: number) => {
    edit();
    setLocationId(id);
  };
  const tell = (messages?: number) => {
    setTold(messages);
    if (messages !== undefined) setEdited(undefined);
  };
  return (
    <>
      <StaffHeader
        self={self}
        office={office}
        here="notices"
        desk={{ query, ahead, isCutOff: !online || query.isError }}
      />
      <OfficePage>
        <OfficeHead title={t('head.notices')} {...{ self, locationId }} onOffice={choose} />
        <Loaded of={query} loading={<SkeletonList rows={3} />} frame={(standIn) => <Page>{standIn}</Page>}>
          {({ notices }) => (
            <>
              <NoticeForm
                key={`${locationId} ${edited?.noticeId} ${edited?.savedAt}`}
                {...{ self, locationId, now, told }}
                notice={edited}
                onTold={tell}
                readAgain={() => query.refetch()}
                onCancel={() => edit()}
              />
              <NoticeRows {...{ self, notices, now }} onChange={edit} readAgain={() => query.refetch()} />
            </>
          )}
        </Loaded>
      </OfficePage>
    </>
  );
}

/** Tells everyone who waits at an office, and lists what was told today. */
export function NoticesScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.notices}
      title={t('head.notices')}
      returnTo={`${addresses.start}?to=notices`}
    >
      {(self) => <Notices self={self} />}
    </Gate>
  );
}
