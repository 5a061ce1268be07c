import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { recommendQuery, timesQuery } from '../../api/booking-queries';
import type { Booking } from '../../model/booking';
import { bookableOffices, seekEntry } from '../../model/offer';
import { isOwnTime, type ReserveState } from '../../model/reserve-state';
import { timesElsewhere } from '../../model/seek-grid';
import { timesOf, withOwnTime } from '../../model/times';

/** The times of the chosen day, and the full ones that are free at other offices (BOK-25, BOK-55). */
export function useTimes({ service, office, offer }: Booking, state: ReserveState) {
  const api = useApi();
  const { day } = state.form;
  const point = { serviceId: service.id, locationId: office.id };
  const query = useQuery(timesQuery(api, point, service.departmentId, day));
  const seeks = seekEntry(service, offer) === 'seek' && service.locations.length > 1;
  const recommended = useQuery({ ...recommendQuery(api, point, day), enabled: seeks && day !== null });
  const open = new Set(bookableOffices(service).map(({ id }) => id));
  const times = query.data && withOwnTime(timesOf(query.data), (time) => isOwnTime(state, time));
  const free = new Set(times?.filter(({ isFree }) => isFree).map(({ time }) => time));
  const elsewhere = timesElsewhere(recommended.data ?? [], open, day);
  return {
    times: { ...query, data: times },
    style: query.data?.style ?? 'list',
    elsewhere: new Set(elsewhere.filter((time) => !free.has(time))),
  };
}
