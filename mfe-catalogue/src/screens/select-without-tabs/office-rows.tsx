import type { Service } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import type { Nearness } from '../../components/distances';
import { RowsSkeleton } from '../../components/list-skeleton';
import { PlaceActs } from '../../components/place-acts';
import { PlaceRows } from '../../components/place-rows';
import { useOfficeOrder } from '../../components/use-office-order';
import { nearestFirst } from '../../model/distance';
import { useTexts } from '../../texts';
import { PlaceQueue } from './place-queue';

interface Offices extends Pick<Service, 'id' | 'locations' | 'openReservationParameter' | 'warning'> {
  nearness: Nearness;
}
const hrefOf =
  (service: number) =>
  ({ id }: { id: number }) =>
    paths.queueOrBook({ service, location: id });

/** A long list shows only names and distances. */
export function OfficeNames({ id, locations, nearness: { by, metresTo, distanceTo } }: Offices) {
  const { language } = useTexts();
  const places = by === 'nearest' ? nearestFirst(locations, metresTo, language) : locations;
  return <PlaceRows places={places} distanceTo={distanceTo} hrefOf={hrefOf(id)} />;
}

/** The offices with their queues in the chosen order. */
export function OfficeRows(of: Offices) {
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
