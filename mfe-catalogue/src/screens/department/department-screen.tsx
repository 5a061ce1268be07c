import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { LoadedList } from '@vez/shared/remote';
import { Page } from '@vez/shared/ui';
import { departmentsQuery } from '../../api/catalogue-queries';
import { DepartmentRows } from '../../components/department-rows';
import { Everything } from '../../components/everything';
import { RowsSkeleton } from '../../components/list-skeleton';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';

/** CAT-33 to CAT-35 */
export function DepartmentScreen() {
  const { t } = useTexts();
  const list = useQuery(departmentsQuery(useApi(), useMode()));
  return (
    <>
      <ScreenHead title={t('department.title')} />
      <Page full>
        <LoadedList
          list={list}
          loading={<RowsSkeleton />}
          empty={t('messages.departmentEmpty')}
          emptyWays={<Everything action="show" />}
        >
          {(departments) => <DepartmentRows departments={departments} />}
        </LoadedList>
      </Page>
    </>
  );
}
