/** Whether the page may read a ticket: the user is logged in, or this tab has opened its link. */
export const mayOpenTicket = (
  { kind, linked }: { kind: string; linked?: { ticketId: string } | undefined },
  ticketId: string,
): boolean => kind !== 'anonymous' || linked?.ticketId === ticketId;
