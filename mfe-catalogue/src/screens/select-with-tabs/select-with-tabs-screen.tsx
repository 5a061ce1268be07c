import { FileText, MapPin } from 'lucide-react';
import { HomeRedirect, useApi, useBridge, useIdParam } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { useSearchParams } from '@vez/shared/router';
import { ExceptionView, Page, Tabs } from '@vez/shared/ui';
import { departmentQuery, locationsOfDepartmentQuery, serviceTypesQuery } from '../../api/catalogue-queries';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { PlaceRows } from '../../components/place-rows';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';
import { ClosedDepartment } from './closed-department';
import { TypeRows } from './type-rows';

function Selection({ department }: { department: number }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const [parameters] = useSearchParams();
  const tab = parameters.get('tab') === '1' ? '1' : '0';
  const about = useQuery(departmentQuery(api, department));
  const types = useQuery(serviceTypesQuery(api, department));
  const places = useQuery({ ...locationsOfDepartmentQuery(api, department), enabled: tab === '1' });
  const shown = tab === '0' ? types : places;
  const retry = () => void shown.refetch();
  if (about.error || about.data?.suspended) {
    return (
      <>
        <ScreenHead title={about.data?.name ?? t('select.title')} />
        {about.error ? (
          <LoadFailure
            error={about.error}
            onRetry={() => void about.refetch()}
            gone={t('messages.depNoValid')}
          />
        ) : (
          <ClosedDepartment phone={about.data.officeTel} />
        )}
      </>
    );
  }
  // A long name takes two lines of the bar: nothing is drawn below it before.
  if (about.isPending) {
    return (
      <>
        <ScreenHead title={t('select.title')} />
        <ListSkeleton onRetry={() => void about.refetch()} />
      </>
    );
  }
  const choose = (next: string) => {
    bridge.journey.set({ selectedTab: next === '0' ? 'withTabs.service' : 'withTabs.location' });
    bridge.navigate(`/serOrLocationWithTabs?department=${department}&tab=${next}`, { replace: true });
  };
  return (
    <>
      <ScreenHead title={about.data.name} />
      <Tabs
        label={t('select.tabs')}
        value={tab}
        onChange={choose}
        tabs={[
          { name: '0', label: t('select.byService'), icon: FileText },
          { name: '1', label: t('select.byPlace'), icon: MapPin },
        ]}
      >
        {shown.error && <LoadFailure error={shown.error} onRetry={retry} />}
        {shown.isPending && <ListSkeleton onRetry={retry} />}
        {shown.data && (
          <Page full>
            {shown.data.length === 0 && (
              <ExceptionView
                kind="noData"
                title={t(tab === '0' ? 'messages.serviceEmpty' : 'messages.locationEmpty')}
                onRetry={retry}
              >
                {t('select.emptyHow')}
              </ExceptionView>
            )}
            {tab === '0' && types.data && <TypeRows types={types.data} />}
            {tab === '1' && places.data && places.data.length > 0 && (
              <PlaceRows
                places={places.data}
                hrefOf={({ id }) => `/serOrLocationWithoutTabs?department=${department}&location=${id}`}
              />
            )}
          </Page>
        )}
      </Tabs>
    </>
  );
}

/** The services of a department by type, or by place (CAT-36, CAT-37). */
export function SelectWithTabsScreen() {
  const department = useIdParam('department');
  return department === undefined ? <HomeRedirect /> : <Selection department={department} />;
}
