import type { Language } from '../domain';

/** Facts that travel between remotes. A fact is named `area/pastTense`. */
export interface EventMap {
  'ticket/created': { ticketId: string; flow: 'queue' | 'reservation' };
  'ticket/cancelled': { ticketId: string };
  /** Also where the ticket turned out to stand otherwise than it was shown. */
  'ticket/edited': { ticketId: string };
  'favourite/changed': { serviceId: number; locationId: number };
  /** `left`: somebody logged out. What they typed or were shown must not be there for the next person. */
  'session/changed': { kind: string; left?: boolean };
  'language/changed': { language: Language };
  /** The code of a screen could not be fetched: its file may belong to an older release. */
  'screen/unreachable': { path: string };
}
export type EventName = keyof EventMap;

/** How an event reaches whoever mounts late, and whether other tabs hear it. */
export const EVENTS: { [Name in EventName]: { replay: 'none' | 'last'; acrossTabs: boolean } } = {
  'ticket/created': { replay: 'none', acrossTabs: true },
  'ticket/cancelled': { replay: 'none', acrossTabs: true },
  'ticket/edited': { replay: 'none', acrossTabs: true },
  'favourite/changed': { replay: 'none', acrossTabs: true },
  'session/changed': { replay: 'last', acrossTabs: true },
  'language/changed': { replay: 'last', acrossTabs: true },
  'screen/unreachable': { replay: 'last', acrossTabs: false },
};
