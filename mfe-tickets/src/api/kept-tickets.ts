import type { MyTicket, Session } from '@vez/shared/contracts/client';
import { keptFrom, keptWith, mayShow, type KeptTickets } from '../model/kept';

/** The shell removes what begins with `vez.own.` at a log-out, whether this remote is there or not. */
const KEY = 'vez.own.tickets';

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

export function forgetKept() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** What was last read of this person's tickets, where that may be shown. */
export function keptFor(session: Session, online: boolean): KeptTickets | undefined {
  const kept = read();
  return kept !== undefined && mayShow(kept, session, online) ? kept : undefined;
}
