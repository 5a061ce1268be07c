import type { LinkedTicket, ShellCalls } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import type { SafeStorage } from '../storage';

/** Kept for a reload of the tab, and removed at log-out with all data of a person. */
const KEY = 'vez.own.link';

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

/** The link that this tab has opened last; its pass goes with every call (decision record 0083). */
export function createTicketLink(storage: SafeStorage) {
  const link = createStore(kept(storage));
  return {
    link,
    headers: (): Record<string, string> => {
      const { pass } = link.get() ?? {};
      return pass === undefined ? {} : { 'X-Vez-Ticket-Link': pass };
    },
    /** @param ask exchanges the code for a pass */
    async open(
      ask: (input: ShellCalls['openTicketLink']['input']) => Promise<ShellCalls['openTicketLink']['answer']>,
      code: string,
    ): Promise<LinkedTicket> {
      const opened = await ask({ code });
      const { ticketId, mayChange } = opened;
      storage.set(KEY, JSON.stringify(opened));
      link.set(opened);
      return { ticketId, mayChange };
    },
    forget: () => link.set(undefined),
  };
}
export type TicketLink = ReturnType<typeof createTicketLink>;
