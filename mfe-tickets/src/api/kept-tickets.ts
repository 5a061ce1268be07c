import type { MyTicket, Session } from '@vez/shared/contracts/client';
import { keptFrom, keptWith, mayShow, type KeptTickets } from '../model/kept';

/** On log-out, the shell removes all keys with the prefix `vez.own.`, even if this remote is not loaded. */
const KEY = 'vez.own.tickets';

/** The tickets that this device last read; undefined if storage is off or has an older release's format. */
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
    // Without storage, nothing was kept.
  }
}

/** This person's tickets as last read, if they may be shown. */
export function keptFor(session: Session, online: boolean): KeptTickets | undefined {
  const kept = read();
  return kept !== undefined && mayShow(kept, session, online) ? kept : undefined;
}
