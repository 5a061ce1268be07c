import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { LayoutGrid } from 'lucide-react';
import { ListRow, RowList, Section, SkeletonList } from '@vez/shared/ui';
import { departmentsQuery } from '../../api/catalogue-queries';
import { DepartmentRows } from '../../components/department-rows';
import { useTexts } from '../../texts';
import { Recommended } from './recommended';

/**
 * The departments marked for the remote counter's home, and one way to the rest (CAT-16, CAT-17). Nobody knows how
 * many there are, so the recommended services below come with them.
 */
export function RemoteDepartments() {
  const { t } = useTexts();
  const { data, isError } = useQuery(departmentsQuery(useApi(), 'remoteCounter'));
  if (isError) return <Recommended />;
  const shown = data?.filter(({ showHome }) => showHome) ?? [];
  return (
    <>
      <Section heading={t('home.departmentsHeading')}>
        {!data && <SkeletonList rows={6} />}
        {shown.length > 0 && <DepartmentRows departments={shown} />}
        {data && shown.length < data.length && (
          <RowList>
            <li>
              <ListRow title={t('home.remoteAll')} icon={LayoutGrid} href="/department" />
            </li>
          </RowList>
        )}
      </Section>
      {data && <Recommended />}
    </>
  );
}
