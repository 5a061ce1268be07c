import type { MyTicket, Session } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { keptFrom, keptWith, mayShow, ownerOf, type KeptTickets } from '../model/kept';

const KEY = 'vez.tickets.last';

/** What this device last read; nothing where storage is off, or holds what an older release wrote. */
function read(): KeptTickets | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptTickets | null;
    return kept !== null && Array.isArray(kept.all) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(kept: KeptTickets) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is off or full: tickets are then readable online only.
  }
}

export const keepAll = (session: Session, all: readonly MyTicket[], readAt: string): void =>
  write(keptFrom(session, all, readAt));

export const keepOne = (session: Session, mine: MyTicket, readAt: string): void =>
  write(keptWith(read(), session, mine, readAt));

function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** What was last read of this person's tickets, null where that may not be shown; a log-out forgets it. */
export const keptQuery = (session: Session, online: boolean) =>
  queryOptions({
    queryKey: ['tickets', 'kept', session.kind, ownerOf(session), online],
    queryFn() {
      if (session.kind === 'anonymous' && online) forget();
      const kept = read();
      return kept !== undefined && mayShow(kept, session, online) ? kept : null;
    },
    staleTime: 0,
  });
