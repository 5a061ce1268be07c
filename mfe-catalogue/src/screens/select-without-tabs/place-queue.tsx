import { useApi } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { counterInfoQuery, offerQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { CalendarLine, QueueLine } from '@vez/shared/remote/queue';

interface Props {
  service: number;
  place: Location | ServiceLocation;
}

/** The state of the queue and of the calendar at a place: what people choose a place by (QUE-03, decision 276). */
export function PlaceQueue({ service, place }: Props) {
  const api = useApi();
  const at = { serviceId: service, locationId: place.id };
  const hasQueue = 'ticket' in place && place.ticket;
  const hasCalendar = 'booking' in place && place.booking;
  const queue = useQuery({ ...counterInfoQuery(api, at), enabled: hasQueue });
  const offer = useQuery({ ...offerQuery(api, at), enabled: hasCalendar });
  const stale = useStale(queue);
  return (
    <>
      {hasQueue && <QueueLine queue={queue.data} stale={stale} />}
      {hasCalendar && <CalendarLine offer={offer.data} failed={offer.isError} />}
    </>
  );
}
