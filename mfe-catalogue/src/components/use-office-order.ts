import { useState } from 'react';
import { useApi, useSession } from '@vez/shared/bridge';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { useQueries } from '@vez/shared/query';
import { useFirstAnswer } from '@vez/shared/remote';
import { pointStateQuery } from '@vez/shared/queries';
import { inUsefulOrder } from '../model/office-order';
import { placeState } from '../model/place-state';

/**
 * The offices of a service, open ones first. Undefined until their queues and calendars have loaded or failed; then the
 * order is fixed, so that nothing moves under a finger.
 */
export function useOfficeOrder(service: number, places: readonly ServiceLocation[]) {
  const api = useApi();
  const session = useSession();
  const states = useQueries({
    queries: places.map(({ id }) => pointStateQuery(api, { serviceId: service, locationId: id })),
  });
  const isKnown = states.every(({ isFetched, fetchStatus }) => isFetched || fetchStatus === 'paused');
  const mayShow = useFirstAnswer(isKnown);
  const [order, setOrder] = useState<readonly number[]>();
  if (mayShow && order === undefined) {
    const offices = places.map((place, at) => ({
      place,
      isOpenable: placeState(place, session) === 'open',
      queue: place.ticket ? states[at]?.data?.queue : undefined,
    }));
    setOrder(inUsefulOrder(offices).map(({ id }) => id));
  }
  return order && [...places].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
