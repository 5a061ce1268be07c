import { useApi } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { StateLines } from '@vez/shared/remote/queue';
import { pointStateQuery } from '@vez/shared/queries';

interface Props {
  service: number;
  place: Location | ServiceLocation;
}

/** The state of queue and calendar at a place, by which people choose one (QUE-03, decision 276). */
export function PlaceQueue({ service, place }: Props) {
  const hasQueue = 'ticket' in place && place.ticket;
  const hasCalendar = 'booking' in place && place.booking;
  const isTold = hasQueue || hasCalendar;
  const found = useQuery({
    ...pointStateQuery(useApi(), { serviceId: service, locationId: place.id }),
    enabled: isTold,
  });
  const stale = useStale(found);
  const { queue, offer, ...point } = found.data ?? { serviceId: service, locationId: place.id };
  // The office's own state takes precedence over its queue and calendar.
  const state = { ...point, ...(hasQueue && queue && { queue }), ...(hasCalendar && offer && { offer }) };
  return isTold && <StateLines state={found.data && state} stale={stale} />;
}
