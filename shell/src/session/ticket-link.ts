import type { LinkedTicket, Readable, Session, ShellCalls } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import type { SafeStorage } from '../storage';

/** For a reload of the tab. It stays when a visitor's page starts, which removes all data of a person. */
const KEY = 'vez.link';

interface Link extends LinkedTicket {
  pass: string;
}

function kept(storage: SafeStorage): Link | undefined {
  try {
    return JSON.parse(storage.get(KEY) ?? '') as Link;
  } catch {
    return undefined;
  }
}

/**
 * The link that this tab has opened last; its pass goes with every call (decision record 0083).
 * @param ask exchanges the code of a link for a pass
 */
export function createTicketLink(
  storage: SafeStorage,
  ask: (input: ShellCalls['openTicketLink']['input']) => Promise<ShellCalls['openTicketLink']['answer']>,
) {
  const link = createStore(kept(storage));
  return {
    headers(): Record<string, string> {
      const { pass } = link.get() ?? {};
      return pass === undefined ? {} : { 'X-Vez-Ticket-Link': pass };
    },
    async open(code: string): Promise<LinkedTicket> {
      const opened = await ask({ code });
      storage.set(KEY, JSON.stringify(opened));
      link.set(opened);
      return { ticketId: opened.ticketId, mayChange: opened.mayChange };
    },
    forget() {
      storage.remove(KEY);
      link.set(undefined);
    },
    /** The session with the ticket of the link. */
    addedTo(person: Readable<Session>): Readable<Session> {
      const now = (): Session => {
        const { ticketId, mayChange = false } = link.get() ?? {};
        return ticketId === undefined ? person.get() : { ...person.get(), linked: { ticketId, mayChange } };
      };
      const session = createStore(now());
      for (const part of [person, link]) part.subscribe(() => session.set(now()));
      return session;
    },
  };
}
