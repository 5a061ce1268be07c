/** Whether calls about a ticket can succeed: somebody is logged in, or its link was opened in this tab. */
export const mayOpenTicket = (
  { kind, linked }: { kind: string; linked?: { ticketId: string } | undefined },
  ticketId: string,
): boolean => kind !== 'anonymous' || linked?.ticketId === ticketId;
