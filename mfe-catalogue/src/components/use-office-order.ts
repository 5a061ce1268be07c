import { useState } from 'react';
import { useApi, useSession } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { pointStateQuery } from '@vez/shared/queries';
import { useQueries } from '@vez/shared/query';
import { useFirstAnswer } from '@vez/shared/remote';
import { inOrder, tagsOf, type Office, type OfficeOrder } from '../model/office-order';
import { placeState } from '../model/place-state';
import { useTexts } from '../texts';

/** The offices of a service with their queues and, if known, their distances. */
export function useOffices(
  service: number,
  places: readonly ServiceLocation[],
  metresTo: (place: Location) => number | undefined,
) {
  const api = useApi();
  const session = useSession();
  const states = useQueries({
    queries: places.map(({ id }) => pointStateQuery(api, { serviceId: service, locationId: id })),
  });
  const offices = places.map((place, at): Office<ServiceLocation> => ({
    place,
    isOpenable: placeState(place, session) === 'open',
    queue: place.ticket ? states[at]?.data?.queue : undefined,
    metres: metresTo(place),
  }));
  const isKnown = states.every(({ isFetched, fetchStatus }) => isFetched || fetchStatus === 'paused');
  return { offices, isKnown };
}

interface Chosen {
  by: OfficeOrder;
  metresTo(place: Location): number | undefined;
}

/**
 * The offices of a service in the chosen order. Undefined until their queues and calendars have loaded or failed; then
 * only another choice changes the order, so that nothing moves under a finger.
 */
export function useOfficeOrder(
  service: number,
  places: readonly ServiceLocation[],
  { by, metresTo }: Chosen,
) {
  const { language } = useTexts();
  const { offices, isKnown } = useOffices(service, places, metresTo);
  const mayShow = useFirstAnswer(isKnown);
  const [order, setOrder] = useState<{ by: OfficeOrder; ids: readonly number[] }>();
  if (mayShow && order?.by !== by) {
    setOrder({ by, ids: inOrder(offices, by, language).map(({ id }) => id) });
  }
  return (
    order && {
      places: [...places].sort((a, b) => order.ids.indexOf(a.id) - order.ids.indexOf(b.id)),
      tagsOf: tagsOf(offices),
    }
  );
}
