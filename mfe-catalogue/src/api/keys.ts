/** The beginnings of the keys that events make stale; apart, as the entry has them and most of their queries come later. */
export const TICKET_COUNT = ['catalogue', 'ticketCount'] as const;
export const NEXT_TICKET = ['catalogue', 'nextTicket'] as const;
export const RECENTLY_USED = ['catalogue', 'recent'] as const;
