import { useEffect } from 'react';
import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { recommendQuery, timesQuery } from '../../api/booking-queries';
import { bookedSlot } from '../../model/booking';
import { bookableOffices, seekEntry } from '../../model/offer';
import { isOwnTime } from '../../model/reserve-state';
import { timesElsewhere } from '../../model/seek-grid';
import { firstByDay, timesOf, withOwnTime } from '../../model/times';
import { useReservationContext } from './use-reservation';

/** The times of the chosen day, and the full ones that are free at other offices (BOK-25, BOK-55). */
export function useTimes() {
  const api = useApi();
  const { booking, state } = useReservationContext();
  const { service, office, offer } = booking;
  const { day } = state.form;
  const point = { serviceId: service.id, locationId: office.id };
  const query = useQuery(timesQuery(api, point, service.departmentId, day));
  const canSeek = seekEntry(service, offer) === 'seek' && service.locations.length > 1;
  const recommended = useQuery({ ...recommendQuery(api, point, day), enabled: canSeek && day !== null });
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

/** Proposes the first free time of the first free day until the citizen chooses (BOK-17, BOK-18). */
export function useProposal() {
  const { booking, state, dispatch } = useReservationContext();
  const { times } = useTimes();
  const { proposal, form } = state;
  const booked = bookedSlot(booking);
  /** A booking that is changed keeps its own time unless another one is chosen. */
  const own = booked?.day === form.day ? [booked.time] : [];
  const isWanted = proposal?.status === 'wanted';
  const next = times.data && (firstByDay(times.data, [...own, ...(proposal?.lost ?? [])]) ?? null);
  const isUpToDate = !times.isFetching && next !== undefined;
  useEffect(() => {
    if (isWanted && isUpToDate) dispatch({ type: 'proposed', time: next });
  }, [dispatch, isUpToDate, isWanted, next]);
  const first = times.data?.find(({ isFree }) => isFree);
  return {
    /** Whether there is a proposal, or one is still loading. */
    isShown: proposal?.status === 'made' || (isWanted && (times.isPending || typeof next === 'string')),
    isEarliest: proposal?.lost.length === 0 && first !== undefined && first.time === form.time,
  };
}
