/** Prefixes of the keys that events make stale; in their own file, because the queries are lazy. */
export const TICKET_COUNT = ['catalogue', 'ticketCount'] as const;
export const NEXT_TICKET = ['catalogue', 'nextTicket'] as const;
export const RECENTLY_USED = ['catalogue', 'recent'] as const;
