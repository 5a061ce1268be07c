import { useEffect, useMemo } from 'react';
import { useOnline, useSession } from '@vez/shared/bridge';
import { forgetKept, keptFor } from './kept-tickets';

/** What this device last read of this person's tickets; a log-out, which needs a network, forgets it. */
export function useKeptTickets() {
  const session = useSession();
  const online = useOnline();
  const isGone = session.kind === 'anonymous' && online;
  useEffect(() => {
    if (isGone) forgetKept();
  }, [isGone]);
  return useMemo(() => (isGone ? undefined : keptFor(session, online)), [session, online, isGone]);
}
