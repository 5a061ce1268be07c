import { useEffect, useState } from 'react';
import { useSession } from '../../bridge';
import type { MyTicket } from '../../contracts/client';
import { newsKindOf } from '../../domain';
import { fill, useUiTexts } from '../../ui/texts';
import { takeNews } from './known-tickets';

const BUZZ_MS = 400;

/**
 * The text of news about these tickets, announced once per device by the visible tab. The device vibrates with it. `''`
 * while there is no news.
 * @param tickets undefined until they are read
 * @param isWhole whether these are all tickets of this person
 */
export function useTicketNews(tickets: readonly MyTicket[] | undefined, isWhole: boolean): string {
  const { ticketNews: words } = useUiTexts();
  const session = useSession();
  const [said, setSaid] = useState('');
  const standing = tickets
    ?.map((mine) => `${mine.ticket.id} ${newsKindOf(mine) ?? ''} ${mine.counterName}`)
    .join();
  useEffect(() => {
    if (tickets === undefined || session.kind === 'anonymous') return undefined;
    const look = () => {
      // A hidden tab is not heard, so it checks when it becomes visible.
      if (document.visibilityState === 'hidden') return;
      const news = takeNews(session, tickets, isWhole);
      if (news.length === 0) return;
      setSaid(news.map(({ kind, ...about }) => fill(words[kind], about)).join('. '));
      navigator.vibrate?.(BUZZ_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `standing` is what of the tickets matters
  }, [standing, session, isWhole, words]);
  return said;
}
