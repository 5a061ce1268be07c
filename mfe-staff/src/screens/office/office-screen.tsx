import { useState } from 'react';
import { useOnline } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useKeptOffice } from '../../api/kept-place';
import { settingsQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { OfficeHead, OfficePage } from '../../components/office-page';
import { useNow } from '../../components/use-now';
import { StaffHeader } from '../../connected/staff-header';
import { addresses, ROLES_OF } from '../../model/addresses';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { CalendarForm } from './calendar-form';
import { OrderForm } from './order-form';
import { ServiceForm } from './service-form';
import { SettingsOverview } from './settings-overview';
import { useView } from './use-view';

function OfficeOfSelf({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const kept = useKeptOffice(self);
  const [locationId, setLocationId] = useState(kept.locationId);
  const { view, setView, whole } = useView();
  const online = useOnline();
  const query = useQuery(settingsQuery(useStaffApi(), locationId));
  const { data } = query;
  const ahead = data === undefined ? 0 : Date.parse(data.at) - data.readAt;
  const now = useNow(ahead);
  const of = { locationId, now, allOffices: self.allOffices === true, readAgain: () => query.refetch() };
  const toList = (isSaved = false) => setView({ of: 'list', isSaved });
  const toOffice = (id: number) => {
    setLocationId(id);
    toList();
  };
  return (
    <>
      <StaffHeader
        self={self}
        office={self.offices.find((one) => one.locationId === locationId)}
        here="office"
        desk={{ query, ahead, isCutOff: !online || query.isError }}
      />
      <div ref={whole}>
        {view.of === 'calendar' && <CalendarForm {...of} was={view.was} onDone={toList} />}
        {view.of === 'order' && <OrderForm {...of} was={view.was} onDone={toList} />}
        {view.of === 'service' && <ServiceForm {...of} service={view.service} onBack={() => toList()} />}
        {view.of === 'list' && (
          <OfficePage>
            <OfficeHead title={t('head.office')} {...{ self, locationId }} onOffice={toOffice} />
            <Loaded
              of={query}
              loading={<SkeletonList rows={8} />}
              frame={(standIn) => <Page>{standIn}</Page>}
            >
              {(settings) => (
                <SettingsOverview
                  key={locationId}
                  {...of}
                  settings={settings}
                  isSaved={view.isSaved}
                  onCalendar={() => setView({ of: 'calendar', was: settings.calendar })}
                  onOrder={() => setView({ of: 'order', was: settings.order })}
                  onService={(service) => setView({ of: 'service', service })}
                />
              )}
            </Loaded>
          </OfficePage>
        )}
      </div>
    </>
  );
}

/** Shows and changes when an office is open, and how its services take bookings and are found. */
export function OfficeScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.office}
      title={t('head.office')}
      returnTo={`${addresses.start}?to=office`}
    >
      {(self) => <OfficeOfSelf self={self} />}
    </Gate>
  );
}
