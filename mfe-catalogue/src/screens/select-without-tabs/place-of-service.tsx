import { useEffect } from 'react';
import { useApi, useBridge, useMode, useSession } from '@vez/shared/bridge';
import type { Service } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { GoneView, Loaded } from '@vez/shared/remote';
import { ExceptionView, Page } from '@vez/shared/ui';
import { Distances } from '../../components/distances';
import { RowsSkeleton } from '../../components/list-skeleton';
import { FEW } from '../../components/place-rows';
import { ScreenHead } from '../../components/screen-head';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';
import { OfficeNames, OfficeRows } from './office-rows';
import { OutsideService } from './outside-service';

/** At the remote counter, only offices that serve by video. */
function useOfficesHere(all: Service['locations']): Service['locations'] {
  const isByVideo = useMode() === 'remoteCounter';
  return isByVideo ? all.filter(({ remoteCounter }) => remoteCounter) : all;
}

function Places({ of: service }: { of: Service }) {
  const { t } = useTexts();
  const { name } = service;
  const locations = useOfficesHere(service.locations);
  const isLong = locations.length > FEW;
  const List = isLong ? OfficeNames : OfficeRows;
  return (
    <Page full>
      <p>{name}</p>
      {locations.length === 0 ? (
        <ExceptionView kind="noData" title={t('messages.locationEmpty')}>
          {t('select.emptyHow')}
        </ExceptionView>
      ) : (
        <Distances places={locations} hasWaits={!isLong}>
          {(nearness) => <List {...service} locations={locations} nearness={nearness} />}
        </Distances>
      )}
    </Page>
  );
}

/** Selects a single available place automatically; the next page mentions it (CAT-43). */
export function PlaceOfService({ service }: { service: number }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const about = useQuery(serviceQuery(useApi(), service));
  const isOutside = about.data?.recommendType === 'OTHER_SERVICE';
  const [only, ...others] = useOfficesHere(isOutside ? [] : (about.data?.locations ?? []));
  const single = only && others.length === 0 && placeState(only, session) === 'open' ? only.id : undefined;

  useEffect(() => {
    if (single === undefined) return;
    bridge.journey.set({ chosenAutomatically: { location: true } });
    bridge.navigate(paths.queueOrBook({ service, location: single }), { replace: true });
  }, [bridge, service, single]);

  return (
    <>
      <ScreenHead title={t('select.titlePlace')} about={about.data?.name} />
      <Loaded
        of={about}
        loading={<RowsSkeleton />}
        frame={(standIn) => <Page full>{standIn}</Page>}
        gone={
          <Page full>
            <GoneView title={t('messages.serviceNoValid')} />
          </Page>
        }
      >
        {(found) => {
          if (isOutside) return <OutsideService service={found} />;
          return single === undefined && <Places of={found} />;
        }}
      </Loaded>
    </>
  );
}
