import { memo } from 'react';
import { useApi } from '@vez/shared/bridge';
import { keepPreviousData, useQuery } from '@vez/shared/query';
import { LoadFailure } from '@vez/shared/remote';
import { ButtonLink, ExceptionView, Section } from '@vez/shared/ui';
import { searchQuery } from '../../api/live-queries';
import { DepartmentRows } from '../../components/department-rows';
import { ListLoading } from '../../components/list-skeleton';
import { Matched } from '../../components/matched';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';

interface Props {
  keyword: string;
  /** One of them was chosen: the keyword was what somebody looked for. */
  onOpen(): void;
}

/** What was found, departments and services apart (CAT-22, CAT-26, CAT-27). Typing on draws none of it again. */
export const Results = memo(function Results({ keyword, onOpen }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery({
    ...searchQuery(useApi(), keyword),
    placeholderData: keepPreviousData,
  });
  const named = (name: string) => <Matched text={name} keyword={keyword} />;
  const retry = () => void refetch();
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return <ListLoading onRetry={retry} />;
  if (data.departments.length + data.services.length === 0) {
    return (
      <ExceptionView
        kind="noData"
        title={t('messages.noSearchData')}
        actions={
          <ButtonLink kind="outline" href="/category">
            {t('home.categories')}
          </ButtonLink>
        }
      >
        {t('search.noneHow')}
      </ExceptionView>
    );
  }
  return (
    <>
      {data.departments.length > 0 && (
        <Section heading={t('search.departments')}>
          <DepartmentRows departments={data.departments} named={named} onOpen={onOpen} />
        </Section>
      )}
      {data.services.length > 0 && (
        <Section heading={t('search.services')}>
          <ServiceRows services={data.services} from="search" named={named} onOpen={onOpen} />
        </Section>
      )}
    </>
  );
});
