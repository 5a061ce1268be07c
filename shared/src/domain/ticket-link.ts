/** Whether the page may read a ticket: the user is logged in, or this tab has opened its link. */
export const mayOpenTicket = (
  { kind, linked }: { kind: string; linked?: { ticketId: string } | undefined },
  ticketId: string,
): boolean => kind !== 'anonymous' || linked?.ticketId === ticketId;

/** Why the link of a ticket opens nothing; the ticket's page says so. */
export const LINK_FAULTS = ['linkWrong', 'linkReplaced', 'linkOver'] as const;
