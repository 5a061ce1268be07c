import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { recommendQuery, timesQuery } from '../../api/booking-queries';
import type { Booking } from '../../model/booking';
import { openPlaces, seekEntry } from '../../model/offer';
import { isMine, type ReserveState } from '../../model/reserve-state';
import { timesElsewhere } from '../../model/seek-grid';
import { timesOf, withOwn } from '../../model/times';

/** The times of the chosen day, and which of the full ones are free at other places (BOK-25, BOK-55). */
export function useTimes({ service, place, offer }: Booking, state: ReserveState) {
  const api = useApi();
  const { day } = state.form;
  const point = { serviceId: service.id, locationId: place.id };
  const query = useQuery(timesQuery(api, point, service.departmentId, day));
  const seeks = seekEntry(service, offer) === 'seek' && service.locations.length > 1;
  const near = useQuery({ ...recommendQuery(api, point, day), enabled: seeks && day !== null });
  const open = new Set(openPlaces(service).map(({ id }) => id));
  const times = query.data && withOwn(timesOf(query.data), (time) => isMine(state, time));
  const free = new Set(times?.filter(({ isFree }) => isFree).map(({ time }) => time));
  const elsewhere = timesElsewhere(near.data ?? [], open, day);
  return {
    times: { ...query, data: times },
    style: query.data?.style ?? 'list',
    elsewhere: new Set(elsewhere.filter((time) => !free.has(time))),
  };
}
