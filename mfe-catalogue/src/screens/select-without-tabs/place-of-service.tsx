import { useEffect } from 'react';
import { useApi, useBridge, useMode, useSession } from '@vez/shared/bridge';
import type { Service } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { GoneView, Loaded } from '@vez/shared/remote';
import { ExceptionView, Page } from '@vez/shared/ui';
import { Distances, type Nearness } from '../../components/distances';
import { RowsSkeleton } from '../../components/list-skeleton';
import { PlaceActs } from '../../components/place-acts';
import { FEW, PlaceRows } from '../../components/place-rows';
import { ScreenHead } from '../../components/screen-head';
import { useOfficeOrder } from '../../components/use-office-order';
import { nearestFirst } from '../../model/distance';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';
import { OutsideService } from './outside-service';
import { PlaceQueue } from './place-queue';

/** At the remote counter, only offices that serve by video. */
function useOfficesHere(all: Service['locations']): Service['locations'] {
  const isByVideo = useMode() === 'remoteCounter';
  return isByVideo ? all.filter(({ remoteCounter }) => remoteCounter) : all;
}

interface Offices extends Pick<Service, 'id' | 'locations' | 'openReservationParameter' | 'warning'> {
  nearness: Nearness;
}
const hrefOf =
  (service: number) =>
  ({ id }: { id: number }) =>
    paths.queueOrBook({ service, location: id });

/** A long list shows only names and distances. */
function Names({ id, locations, nearness: { by, metresTo, distanceTo } }: Offices) {
  const { language } = useTexts();
  const places = by === 'nearest' ? nearestFirst(locations, metresTo, language) : locations;
  return <PlaceRows places={places} distanceTo={distanceTo} hrefOf={hrefOf(id)} />;
}

/** The offices with their queues in the chosen order. */
function Rows(of: Offices) {
  const { id: service, locations, warning, nearness } = of;
  const ordered = useOfficeOrder(service, locations, nearness);
  if (ordered === undefined) return <RowsSkeleton />;
  return (
    <PlaceRows
      tagsOf={ordered.tagsOf}
      queueAt={(place) => <PlaceQueue service={service} place={place} />}
      // A warning must be read first, on the page of the office (BOK-02).
      actsAt={warning === '' ? (place) => <PlaceActs service={of} place={place} /> : undefined}
      places={ordered.places}
      distanceTo={nearness.distanceTo}
      hrefOf={hrefOf(service)}
    />
  );
}

function Places({ of: service }: { of: Service }) {
  const { t } = useTexts();
  const { name } = service;
  const locations = useOfficesHere(service.locations);
  const isLong = locations.length > FEW;
  const List = isLong ? Names : Rows;
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
