import { useState } from 'react';
import { useApi, useSession } from '@vez/shared/bridge';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { counterInfoQuery, offerQuery } from '@vez/shared/queries';
import { useQueries } from '@vez/shared/query';
import { useFirstAnswer } from '@vez/shared/remote';
import { inUsefulOrder } from '../model/office-order';
import { placeState } from '../model/place-state';

/**
 * The offices of a service, open ones first. Undefined until their queues and calendars are known or cannot be had; from then on the
 * order stays, so that nothing moves under a finger.
 */
export function useOfficeOrder(service: number, places: readonly ServiceLocation[]) {
  const api = useApi();
  const session = useSession();
  const asked = places.filter(({ ticket }) => ticket);
  const queues = useQueries({
    queries: asked.map(({ id }) => counterInfoQuery(api, { serviceId: service, locationId: id })),
  });
  const offers = useQueries({
    queries: places
      .filter(({ booking }) => booking)
      .map(({ id }) => offerQuery(api, { serviceId: service, locationId: id })),
  });
  const isKnown = [...queues, ...offers].every(
    ({ isFetched, fetchStatus }) => isFetched || fetchStatus === 'paused',
  );
  const mayShow = useFirstAnswer(isKnown);
  const [order, setOrder] = useState<readonly number[]>();
  if (mayShow && order === undefined) {
    const offices = places.map((place) => ({
      place,
      isOpenable: placeState(place, session) === 'open',
      queue: queues[asked.indexOf(place)]?.data,
    }));
    setOrder(inUsefulOrder(offices).map(({ id }) => id));
  }
  return order && [...places].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
