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

interface EventRules {
  /** Whether late listeners receive the last one. */
  replay: 'none' | 'last';
  acrossTabs: boolean;
  /** The types of its required fields. */
  fields: Readonly<Record<string, 'string' | 'number'>>;
}

export const EVENTS: { [Name in EventName]: EventRules } = {
  'ticket/created': { replay: 'none', acrossTabs: true, fields: { ticketId: 'string', flow: 'string' } },
  'ticket/cancelled': { replay: 'none', acrossTabs: true, fields: { ticketId: 'string' } },
  'ticket/edited': { replay: 'none', acrossTabs: true, fields: { ticketId: 'string' } },
  'favourite/changed': {
    replay: 'none',
    acrossTabs: true,
    fields: { serviceId: 'number', locationId: 'number' },
  },
  'session/changed': { replay: 'last', acrossTabs: true, fields: { kind: 'string' } },
  'language/changed': { replay: 'last', acrossTabs: true, fields: { language: 'string' } },
  'screen/unreachable': { replay: 'last', acrossTabs: false, fields: { path: 'string' } },
};

/** The required fields that a fact lacks, or has with another type. */
export const wrongFields = (name: EventName, fact: unknown): string[] =>
  Object.entries(EVENTS[name].fields)
    .filter(([field, type]) => typeof (fact as Record<string, unknown> | null)?.[field] !== type)
    .map(([field]) => field);
