import { memo } from 'react';
import { useApi, useMode } from '@vez/shared/bridge';
import { keepPreviousData, useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Section } from '@vez/shared/ui';
import { searchQuery } from '../../api/live-queries';
import { DepartmentRows } from '../../components/department-rows';
import { RowsSkeleton } from '../../components/list-skeleton';
import { Matched } from '../../components/matched';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';
import { EventRows } from './event-rows';
import { NothingFound } from './nothing-found';
import { WaysOn } from './ways-on';

interface Props {
  keyword: string;
  /** Called when a result was chosen, so the keyword is final. */
  onOpen(): void;
}

/** The results: life events first, then departments and services apart (CAT-22, CAT-26). Memoised, so that typing does not rerender it. */
export const Results = memo(function Results({ keyword, onOpen }: Props) {
  const { t } = useTexts();
  const found = useQuery({
    ...searchQuery(useApi(), useMode(), keyword),
    placeholderData: keepPreviousData,
  });
  const named = (name: string) => <Matched text={name} keyword={keyword} />;
  return (
    <Loaded of={found} loading={<RowsSkeleton />}>
      {({ events = [], departments, services, near = [] }) =>
        events.length + departments.length + services.length === 0 ? (
          <NothingFound near={near} onOpen={onOpen} />
        ) : (
          <>
            {events.length > 0 && (
              <Section heading={t('search.events')}>
                <EventRows events={events} onOpen={onOpen} />
              </Section>
            )}
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
            <WaysOn heading={t('search.notThese')} />
          </>
        )
      }
    </Loaded>
  );
});
