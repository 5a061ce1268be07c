import type { ServiceSummary, TabType } from '@vez/shared/contracts/client';
import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';
import { ListSkeleton } from './list-skeleton';
import { LoadFailure } from './load-failure';
import { ScreenHead } from './screen-head';
import { ServiceRows } from './service-rows';

interface Props {
  title: string;
  services: { data?: ServiceSummary[]; error: Error | null; refetch(): unknown };
  from: TabType;
  location?: number;
  ranked?: boolean;
  /** Said when there are none. */
  empty?: string;
}

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
  const retry = () => void refetch();
  return (
    <>
      <ScreenHead title={title} />
      {error && <LoadFailure error={error} onRetry={retry} />}
      {!data && !error && <ListSkeleton onRetry={retry} />}
      {data && (
        <Page>
          {data.length === 0 ? (
            <ExceptionView kind="noData" title={empty ?? t('messages.serviceEmpty')} onRetry={retry}>
              {t('select.emptyHow')}
            </ExceptionView>
          ) : (
            <ServiceRows services={data} from={from} location={location} ranked={ranked} />
          )}
        </Page>
      )}
    </>
  );
}
