import { memo } from 'react';
import { useApi } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { keepPreviousData, useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { ButtonLink, ExceptionView, Section } from '@vez/shared/ui';
import { searchQuery } from '../../api/live-queries';
import { DepartmentRows } from '../../components/department-rows';
import { RowsSkeleton } from '../../components/list-skeleton';
import { Matched } from '../../components/matched';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';

interface Props {
  keyword: string;
  /** A result was chosen, so the keyword is final. */
  onOpen(): void;
}

/** The results, departments and services apart (CAT-22, CAT-26, CAT-27). Not rendered again while typing. */
export const Results = memo(function Results({ keyword, onOpen }: Props) {
  const { t } = useTexts();
  const found = useQuery({
    ...searchQuery(useApi(), keyword),
    placeholderData: keepPreviousData,
  });
  const named = (name: string) => <Matched text={name} keyword={keyword} />;
  const none = () => (
    <ExceptionView
      kind="noData"
      title={t('messages.noSearchData')}
      actions={
        <ButtonLink kind="outline" href={paths.categories()}>
          {t('home.categories')}
        </ButtonLink>
      }
    >
      {t('search.noneHow')}
    </ExceptionView>
  );
  return (
    <Loaded of={found} loading={<RowsSkeleton />}>
      {({ departments, services }) => (
        <>
          {departments.length + services.length === 0 && none()}
          {departments.length > 0 && (
            <Section heading={t('search.departments')}>
              <DepartmentRows departments={departments} named={named} onOpen={onOpen} />
            </Section>
          )}
          {services.length > 0 && (
            <Section heading={t('search.services')}>
              <ServiceRows services={services} from="search" named={named} onOpen={onOpen} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
});
