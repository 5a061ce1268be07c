import { useEffect, useMemo } from 'react';
import { useOnline, useSession } from '@vez/shared/bridge';
import { forgetKept, keptFor } from './kept-tickets';

/** This person's tickets as last read on this device. A log-out, which needs a network, removes them. */
export function useKeptTickets() {
  const session = useSession();
  const online = useOnline();
  const isGone = session.kind === 'anonymous' && online;
  useEffect(() => {
    if (isGone) forgetKept();
  }, [isGone]);
  return useMemo(() => (isGone ? undefined : keptFor(session, online)), [session, online, isGone]);
}
