import { useEffect } from 'react';
import { firstByDay } from '../../model/times';
import { useReservationContext } from './use-reservation';
import { useTimes } from './use-times';

/** Proposes the first free time of the first free day until the citizen chooses (BOK-17, BOK-18). */
export function useProposal() {
  const { booking, state, dispatch } = useReservationContext();
  const { times } = useTimes(booking, state);
  const { proposal, form } = state;
  const isWanted = proposal?.status === 'wanted';
  const next = times.data && (firstByDay(times.data, proposal?.lost) ?? null);
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
