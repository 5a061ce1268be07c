import { useApi } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { CalendarLine, QueueLine } from '@vez/shared/remote/queue';
import { pointStateQuery } from '@vez/shared/queries';

interface Props {
  service: number;
  place: Location | ServiceLocation;
}

/** The state of the queue and of the calendar at a place: what people choose a place by (QUE-03, decision 276). */
export function PlaceQueue({ service, place }: Props) {
  const hasQueue = 'ticket' in place && place.ticket;
  const hasCalendar = 'booking' in place && place.booking;
  const found = useQuery({
    ...pointStateQuery(useApi(), { serviceId: service, locationId: place.id }),
    enabled: hasQueue || hasCalendar,
  });
  const stale = useStale(found);
  const { queue, offer } = found.data ?? {};
  return (
    <>
      {hasQueue && <QueueLine queue={queue} stale={stale} />}
      {hasCalendar && <CalendarLine offer={offer} failed={found.isFetched} />}
    </>
  );
}
