import { useApi, useMode } from '@vez/shared/bridge';
import type { Category } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { cardSet, ExceptionView, ListRow, Page, RowList, Section } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { categoriesQuery } from '../../api/list-queries';
import { Everything } from '../../components/everything';
import { RowsSkeleton } from '../../components/list-skeleton';
import { ScreenHead } from '../../components/screen-head';
import { useTexts } from '../../texts';

function CategoryRows({ categories }: { categories: readonly Category[] }) {
  const { t } = useTexts();
  return (
    <RowList>
      {categories.map(({ id, name, uiIcon, serviceCount }, at) => (
        <li key={id}>
          <ListRow
            title={name}
            support={t('select.count', { count: serviceCount })}
            icon={serviceIcon(uiIcon)}
            iconSet={cardSet(at)}
            href={paths.selectWithoutTabs({ category: id })}
          />
        </li>
      ))}
    </RowList>
  );
}

/** CAT-29 to CAT-32 */
export function CategoryScreen() {
  const { t } = useTexts();
  const categories = useQuery(categoriesQuery(useApi(), useMode()));
  return (
    <>
      <ScreenHead title={t('category.title')} />
      <Page full>
        <Loaded of={categories} loading={<RowsSkeleton />}>
          {({ main, other }) => (
            <>
              {main.length === 0 && (
                <ExceptionView
                  kind="noData"
                  title={t('category.empty')}
                  actions={<Everything action="show" />}
                  onRetry={() => void categories.refetch()}
                />
              )}
              <CategoryRows categories={main} />
              {other.length > 0 && (
                <Section heading={t('category.other')}>
                  <CategoryRows categories={other} />
                </Section>
              )}
            </>
          )}
        </Loaded>
      </Page>
    </>
  );
}
