import { useEffect } from 'react';
import { firstByDay } from '../../model/times';
import { useReserve } from './reserve-context';
import { useTimes } from './use-times';

/** Chooses the first free time of the first free day for a citizen who has chosen nothing yet (BOK-17, BOK-18). */
export function useProposal() {
  const { booking, state, dispatch } = useReserve();
  const { times } = useTimes(booking, state);
  const { proposal, form } = state;
  const isWanted = proposal?.at === 'wanted';
  const next = times.data && (firstByDay(times.data, proposal?.lost) ?? null);
  const isUpToDate = !times.isFetching && next !== undefined;
  useEffect(() => {
    if (isWanted && isUpToDate) dispatch({ type: 'proposed', time: next });
  }, [dispatch, isUpToDate, isWanted, next]);
  const first = times.data?.find(({ isFree }) => isFree);
  return {
    /** Until the citizen chooses: what the form chose, or that it looks. */
    isShown: proposal?.at === 'made' || (isWanted && (times.isPending || typeof next === 'string')),
    /** Nothing is free before it. */
    isEarliest: proposal?.lost.length === 0 && first !== undefined && first.time === form.time,
  };
}
