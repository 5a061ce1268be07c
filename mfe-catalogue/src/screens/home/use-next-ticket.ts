import { useEffect } from 'react';
import { useApi, useCityClock, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { withFigures } from '@vez/shared/domain';
import { ticketFiguresQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { knowsOpenTicket, useTicketNews } from '@vez/shared/remote/tickets';
import { ticketCountQuery } from '../../api/live-queries';
import { ticketsQuery } from '../../api/ticket-queries';
import { isOfNow, isToCome, nextTicket } from '../../model/next-ticket';

/** Each ticket costs a call every 10 s. */
const MOST_WATCHED = 4;

/** Detects calls and ends in the figures, which give neither a counter's place nor the next ticket. */
const changesOf = (live: MyTicket[], read: MyTicket[]): string =>
  live
    .filter((mine, at) => {
      const before = read[at]!;
      return isToCome(before) && (!isToCome(mine) || mine.counterName !== before.counterName);
    })
    .map(({ ticket, progress, counterName }) => `${ticket.id} ${progress} ${counterName}`)
    .join();

/** The most urgent ticket of this person, live. Watches all of today's, because any may be called first. */
export function useNextTicket(isWanted: boolean, saysNews: boolean) {
  const { cityDay } = useCityClock();
  const api = useApi();
  const session = useSession();
  const count = useQuery(ticketCountQuery(api));
  const hasSome = isWanted && ((count.data?.count ?? 0) > 0 || knowsOpenTicket(session));
  const list = useQuery({ ...ticketsQuery(api), enabled: hasSome });
  const read = list.data ?? [];
  const today = cityDay(new Date());
  const watched = read.filter((mine) => isToCome(mine) && isOfNow(mine, today)).slice(0, MOST_WATCHED);
  const live = useQuery(
    ticketFiguresQuery(
      api,
      watched.map(({ ticket }) => ticket.id),
    ),
  );
  const all = read.map((mine) => withFigures(mine, live.data?.byTicket.get(mine.ticket.id)));
  const changes = changesOf(all, read);
  const { refetch: readAgain } = list;
  const { refetch: countAgain } = count;
  useEffect(() => {
    if (changes === '') return;
    void readAgain();
    void countAgain();
  }, [changes, readAgain, countAgain]);
  const mine = nextTicket(all);
  return {
    list,
    mine,
    /** ms since 1970 at which the figures of `mine` were read. */
    readAt: live.dataUpdatedAt || list.dataUpdatedAt,
    news: useTicketNews(saysNews && list.data ? all : undefined, true),
    isNow: mine !== undefined && isOfNow(mine, today),
    /** Whether it is known that there is none. */
    hasNone: count.data !== undefined && (!hasSome || (list.data !== undefined && mine === undefined)),
  };
}
