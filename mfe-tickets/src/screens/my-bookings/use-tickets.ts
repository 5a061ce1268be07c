import { useApi, useCityClock, useSession } from '@vez/shared/bridge';
import { withFigures } from '@vez/shared/domain';
import { ticketFiguresQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { ticketsQuery } from '../../api/ticket-queries';
import { useKeptTickets } from '../../api/use-kept-tickets';
import { isMoving } from '../../model/ticket';

/** The user's tickets with live figures; offline, as last read on this device. */
export function useTickets() {
  const api = useApi();
  const session = useSession();
  const list = useQuery(ticketsQuery(api, session));
  const kept = useKeptTickets();
  const clock = useCityClock();
  const moving = list.data?.all.filter((mine) => isMoving(mine, new Date(), clock)) ?? [];
  const live = useQuery(
    ticketFiguresQuery(
      api,
      moving.map(({ ticket }) => ticket.id),
    ),
  );
  const isListStale = useStale(list);
  const isLiveStale = useStale(live);
  const base = list.data ?? (isListStale ? kept : undefined);
  const newest = live.dataUpdatedAt > list.dataUpdatedAt ? live.data : undefined;
  return {
    list: {
      data: base?.all.map((mine) => withFigures(mine, newest?.byTicket.get(mine.ticket.id))),
      error: list.error,
      refetch: list.refetch,
    },
    /** The tickets whose figures failed to load, while others loaded. */
    staleIds: new Set(
      newest && moving.map(({ ticket }) => ticket.id).filter((id) => !newest.byTicket.has(id)),
    ),
    readAt: newest?.readAt ?? base?.readAt,
    stale: isListStale || isLiveStale,
  };
}
