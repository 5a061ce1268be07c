import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { LayoutGrid } from 'lucide-react';
import { paths } from '@vez/shared/domain';
import { ListRow, RowList, Section, SkeletonList } from '@vez/shared/ui';
import { departmentsQuery } from '../../api/catalogue-queries';
import { DepartmentRows } from '../../components/department-rows';
import { useTexts } from '../../texts';

/** The departments marked for the remote counter's home, and a link to the rest (CAT-16, CAT-17). */
export function RemoteCounterDepartments() {
  const { t } = useTexts();
  const departments = useQuery(departmentsQuery(useApi(), 'remoteCounter'));
  return (
    <>
      <Section heading={t('home.departmentsHeading')}>
        <LoadedLine of={departments} loading={<SkeletonList rows={6} />} failed={t('home.failed')}>
          {(all) => {
            const shown = all.filter(({ showHome }) => showHome);
            return (
              <>
                {shown.length > 0 && <DepartmentRows departments={shown} />}
                {shown.length < all.length && (
                  <RowList>
                    <li>
                      <ListRow
                        title={t('home.remoteCounterAll')}
                        icon={LayoutGrid}
                        href={paths.departments()}
                      />
                    </li>
                  </RowList>
                )}
              </>
            );
          }}
        </LoadedLine>
      </Section>
    </>
  );
}
