import { FileText, MapPin } from 'lucide-react';
import { HomeRedirect, useApi, useBridge, useIdParam, useMode } from '@vez/shared/bridge';
import type { Location, ServiceType } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { GoneView, Loaded, LoadedList, type Answer } from '@vez/shared/remote';
import { useSearchParams } from '@vez/shared/router';
import { Page, Slot, Tabs } from '@vez/shared/ui';
import { departmentQuery, locationsOfDepartmentQuery, serviceTypesQuery } from '../../api/list-queries';
import { Everything } from '../../components/everything';
import { RowsSkeleton } from '../../components/list-skeleton';
import { PlaceRows } from '../../components/place-rows';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';
import { ClosedDepartment } from './closed-department';
import { TypeRows } from './type-rows';

function ByService({ types }: { types: Answer<ServiceType[]> }) {
  const { t } = useTexts();
  return (
    <LoadedList
      list={types}
      loading={<RowsSkeleton />}
      empty={t('messages.serviceEmpty')}
      emptyHow={t('select.emptyHow')}
      emptyWays={<Everything action="show" />}
    >
      {(found) => <TypeRows types={found} />}
    </LoadedList>
  );
}

function ByPlace({ places, department }: { places: Answer<Location[]>; department: number }) {
  const { t } = useTexts();
  return (
    <LoadedList
      list={places}
      loading={<RowsSkeleton />}
      empty={t('messages.locationEmpty')}
      emptyHow={t('select.emptyHow')}
      emptyWays={<Everything action="show" />}
    >
      {(found) => (
        <PlaceRows
          places={found}
          hrefOf={({ id }) => paths.selectWithoutTabs({ department, location: id })}
        />
      )}
    </LoadedList>
  );
}

function Selection({ department }: { department: number }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const mode = useMode();
  const [parameters] = useSearchParams();
  const tab = parameters.get('tab') === '1' ? '1' : '0';
  const about = useQuery(departmentQuery(api, department));
  const types = useQuery(serviceTypesQuery(api, mode, department));
  const places = useQuery({ ...locationsOfDepartmentQuery(api, mode, department), enabled: tab === '1' });
  const choose = (next: string) => {
    bridge.journey.set({ selectedTab: next === '0' ? 'withTabs.service' : 'withTabs.location' });
    bridge.navigate(paths.selectWithTabs({ department, tab: next }), { replace: true });
  };
  return (
    <>
      <ScreenHead title={about.data?.name ?? t('select.title')} />
      {/* A long name takes two lines of the bar: nothing is drawn below it before. */}
      <Loaded
        of={about}
        loading={<RowsSkeleton />}
        frame={(standIn) => <Page full>{standIn}</Page>}
        gone={
          <Page full>
            <GoneView
              title={t('messages.depNoValid')}
              near={{ href: paths.departments(), label: t('department.title') }}
            />
          </Page>
        }
      >
        {({ suspended, officeTel }) =>
          suspended ? (
            <ClosedDepartment phone={officeTel} />
          ) : (
            <Tabs
              label={t('select.tabs')}
              value={tab}
              onChange={choose}
              tabs={[
                { name: '0', label: t('select.byService'), icon: FileText },
                { name: '1', label: t('select.byPlace'), icon: MapPin },
              ]}
            >
              <Page full>
                {tab === '0' ? (
                  <ByService types={types} />
                ) : (
                  <ByPlace places={places} department={department} />
                )}
                <Slot bridge={bridge} name="departmentPage" place={{ departmentId: department }} />
              </Page>
            </Tabs>
          )
        }
      </Loaded>
    </>
  );
}

/** The services of a department by type, or by place (CAT-36, CAT-37). */
export function SelectWithTabsScreen() {
  const department = useIdParam('department');
  return department === undefined ? <HomeRedirect /> : <Selection department={department} />;
}
