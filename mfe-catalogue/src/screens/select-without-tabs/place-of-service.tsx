import { useEffect } from 'react';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { ExceptionView, Page } from '@vez/shared/ui';
import { serviceQuery } from '../../api/catalogue-queries';
import { ListSkeleton } from '../../components/list-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { PlaceRows } from '../../components/place-rows';
import { ScreenHead } from '../../components/screen-head';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';
import { OutsideService } from './outside-service';
import { PlaceQueue } from './place-queue';

/** A single place that can be opened is taken without asking, and the next page says so (CAT-43). */
export function PlaceOfService({ service }: { service: number }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const { data, error, refetch } = useQuery(serviceQuery(useApi(), service));
  const isOutside = data?.recommendType === 'OTHER_SERVICE';
  const [only, ...others] = isOutside ? [] : (data?.locations ?? []);
  const single = only && others.length === 0 && placeState(only, session) === 'open' ? only.id : undefined;

  useEffect(() => {
    if (single === undefined) return;
    bridge.journey.set({ chosenAutomatically: { location: true } });
    bridge.navigate(`/queueOrBook?service=${service}&location=${single}`, { replace: true });
  }, [bridge, service, single]);

  return (
    <>
      <ScreenHead title={t('select.titlePlace')} />
      {error && (
        <LoadFailure error={error} onRetry={() => void refetch()} gone={t('messages.serviceNoValid')} />
      )}
      {!data && !error && <ListSkeleton onRetry={() => void refetch()} />}
      {data && isOutside && <OutsideService service={data} />}
      {data && !isOutside && single === undefined && (
        <Page full>
          <p>{data.name}</p>
          {data.locations.length === 0 ? (
            <ExceptionView kind="noData" title={t('messages.locationEmpty')}>
              {t('select.emptyHow')}
            </ExceptionView>
          ) : (
            <PlaceRows
              queueAt={({ id }) => <PlaceQueue service={service} location={id} />}
              places={data.locations}
              hrefOf={({ id }) => `/queueOrBook?service=${service}&location=${id}`}
            />
          )}
        </Page>
      )}
    </>
  );
}
