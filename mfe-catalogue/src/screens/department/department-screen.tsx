import { useApi, useMode } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Badge, cardSet, ExceptionView, ListRow, Page, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { departmentsQuery } from '../../api/catalogue-queries';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';

/** CAT-33 to CAT-35; the remote counter shows what is marked for its home (CAT-16). */
export function DepartmentScreen() {
  const { t } = useTexts();
  const mode = useMode();
  const { data, error, refetch } = useQuery(departmentsQuery(useApi(), mode));
  const shown = data?.filter(({ showHome }) => mode === 'web' || showHome);
  return (
    <>
      <ScreenHead title={t('department.title')} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton onRetry={() => void refetch()} />}
      {shown && (
        <Page>
          {shown.length === 0 ? (
            <ExceptionView kind="noData" title={t('department.empty')} onRetry={() => void refetch()} />
          ) : (
            <RowList>
              {shown.map(({ id, name, icon, suspended, officeTel }, at) => (
                <li key={id}>
                  <ListRow
                    title={name}
                    icon={serviceIcon(icon)}
                    iconSet={cardSet(at)}
                    href={`/serOrLocationWithTabs?department=${id}`}
                    badge={suspended && <Badge kind="warn">{t('department.suspended')}</Badge>}
                    disabledReason={
                      suspended ? t('department.suspendedWhy', { phone: officeTel }) : undefined
                    }
                  />
                </li>
              ))}
            </RowList>
          )}
        </Page>
      )}
    </>
  );
}
