import type { Language } from '../domain';

/** Facts that travel between remotes. A fact is named `area/pastTense`. */
export interface EventMap {
  'ticket/created': { ticketId: string; flow: 'queue' | 'reservation' };
  'ticket/cancelled': { ticketId: string };
  /** Also published if a ticket's state turned out to differ from the one shown. */
  'ticket/edited': { ticketId: string };
  'favourite/changed': { serviceId: number; locationId: number };
  /** `left`: a log-out; drafts and answers must be dropped for the next person. */
  'session/changed': { kind: string; left?: boolean };
  'language/changed': { language: Language };
  /** The code of a screen could not be fetched: its file may belong to an older release. */
  'screen/unreachable': { path: string };
}
export type EventName = keyof EventMap;

/** The broadcast channel between the tabs of a browser. */
export const EVENT_CHANNEL = 'vez.events';

/** Whether an event is replayed to late listeners, and whether other tabs receive it. */
export const EVENTS: { [Name in EventName]: { replay: 'none' | 'last'; acrossTabs: boolean } } = {
  'ticket/created': { replay: 'none', acrossTabs: true },
  'ticket/cancelled': { replay: 'none', acrossTabs: true },
  'ticket/edited': { replay: 'none', acrossTabs: true },
  'favourite/changed': { replay: 'none', acrossTabs: true },
  'session/changed': { replay: 'last', acrossTabs: true },
  'language/changed': { replay: 'last', acrossTabs: true },
  'screen/unreachable': { replay: 'last', acrossTabs: false },
};
