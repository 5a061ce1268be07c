import { useEffect } from 'react';
import { isMissing } from '@vez/shared/api-error';
import { useApi, useCityClock, useSession } from '@vez/shared/bridge';
import { mayOpenTicket, withFigures } from '@vez/shared/domain';
import { waitingInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { ticketQuery } from '../../api/ticket-queries';
import { useKeptTickets } from '../../api/use-kept-tickets';
import { linkFaultOf } from '../../components/link-ended';
import { isMoving } from '../../model/ticket';

/** Refetches the ticket when its figures come from another queue: it was moved, and still names the old one. */
function useMoved(from: number | undefined, to: number | undefined, readAgain: () => unknown) {
  const hasMoved = from !== undefined && to !== undefined && from !== to;
  useEffect(() => {
    if (hasMoved) readAgain();
  }, [hasMoved, readAgain]);
}

/** A ticket with live figures, or why it cannot be shown; offline, as last read on this device. */
export function useTicket(id: string) {
  const api = useApi();
  const session = useSession();
  const one = useQuery(ticketQuery(api, session, id));
  const kept = useKeptTickets();
  const clock = useCityClock();
  const moves = one.data !== undefined && isMoving(one.data.mine, new Date(), clock);
  const live = useQuery({ ...waitingInfoQuery(api, id), enabled: moves });

  const isOneStale = useStale(one);
  const isLiveStale = useStale(live);
  const old = isMissing(one.error) ? undefined : kept?.all.find(({ ticket }) => ticket.id === id);
  const isOld = one.data === undefined && old !== undefined && isOneStale;
  const base = isOld ? old : one.data?.mine;
  // Both are polled independently, so the latest answer wins.
  const newest = live.dataUpdatedAt > one.dataUpdatedAt ? live.data : undefined;
  useMoved(base?.serviceId, newest?.serviceId, one.refetch);
  const needsLogin = !mayOpenTicket(session, id) && base === undefined;
  const obstacle = needsLogin ? ('needsLogin' as const) : linkFaultOf(one.error);
  const refresh = () => {
    void one.refetch();
    if (moves) void live.refetch();
  };
  return {
    ticket: {
      data: obstacle ? undefined : base && withFigures(base, newest),
      error: one.error,
      refetch: refresh,
    },
    readAt: isOld ? (kept?.readAt ?? '') : (newest?.updatedAt ?? one.data?.readAt ?? ''),
    stale: isOneStale || isLiveStale,
    obstacle,
    refresh,
  };
}
