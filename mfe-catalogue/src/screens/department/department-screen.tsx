import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { ExceptionView, Page } from '@vez/shared/ui';
import { departmentsQuery } from '../../api/catalogue-queries';
import { DepartmentRows } from '../../components/department-rows';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';

/** CAT-33 to CAT-35 */
export function DepartmentScreen() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(departmentsQuery(useApi(), useMode()));
  const retry = () => void refetch();
  return (
    <>
      <ScreenHead title={t('department.title')} />
      {error && <LoadFailure error={error} onRetry={retry} />}
      {!data && !error && <ListSkeleton onRetry={retry} />}
      {data && (
        <Page>
          {data.length === 0 ? (
            <ExceptionView kind="noData" title={t('messages.departmentEmpty')} onRetry={retry} />
          ) : (
            <DepartmentRows departments={data} />
          )}
        </Page>
      )}
    </>
  );
}
