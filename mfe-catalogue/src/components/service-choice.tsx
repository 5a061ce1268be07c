import type { ListedService, TabType } from '@vez/shared/contracts/client';
import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { FilteredServices } from './filtered-services';
import { ListSkeleton } from './list-skeleton';
import { LoadFailure } from './load-failure';
import { ScreenHead } from './screen-head';
import { ServiceRows } from './service-rows';

interface Props {
  title: string;
  services: { data?: ListedService[]; error: Error | null; refetch(): unknown };
  from: TabType;
  location?: number;
  ranked?: boolean;
  /** Said when there are none. */
  empty?: string;
}

/** Two screens of a phone: more is looked through with a box to find in. */
const MANY = 20;

/** A list of services to choose one from, in every state it can be in (SHL-16 to SHL-18). */
export function ServiceChoice({
  title,
  services: { data, error, refetch },
  from,
  location,
  ranked,
  empty,
}: Props) {
  const { t } = useTexts();
  const look = { from, location, ranked };
  const retry = () => void refetch();
  return (
    <>
      <ScreenHead title={title} />
      {error && <LoadFailure error={error} onRetry={retry} />}
      {!data && !error && <ListSkeleton onRetry={retry} />}
      {data && (
        <Page full>
          {data.length === 0 && (
            <ExceptionView kind="noData" title={empty ?? t('messages.serviceEmpty')} onRetry={retry}>
              {t('select.emptyHow')}
            </ExceptionView>
          )}
          {data.length > MANY && <FilteredServices services={data} {...look} />}
          {data.length > 0 && data.length <= MANY && <ServiceRows services={data} {...look} />}
        </Page>
      )}
    </>
  );
}
