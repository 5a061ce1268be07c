import { z } from 'zod';
import { call } from '../call';
import { instant, nonEmpty } from '../entities/formats';
import { uuidParams } from '../entities/list-query';

export const openTicketLink = call({
  spec: ['TIX-01'],
  summary:
    'Opens the link of a ticket. Calls about the ticket then carry the pass in the header `X-Vez-Ticket-Link`.',
  method: 'POST',
  path: 'favourite/ticketLinks/open',
  body: z.object({ code: z.string().min(1).max(64) }),
  answer: z.object({
    ticketId: nonEmpty,
    /** False for a link that only shows the ticket. */
    mayChange: z.boolean(),
    /** For the header: lasts a day, also after a newer link. */
    pass: nonEmpty,
  }),
  reads: true,
  toldByScreen: true,
  caller: 'anyone',
  shellOnly: true,
  reasons: ['linkWrong', 'linkReplaced', 'linkOver'],
});

export const shareTicket = call({
  spec: ['TIX-14'],
  summary: 'A link that shows a ticket to others until the end of the day, and changes nothing.',
  method: 'POST',
  path: 'favourite/tickets/:id/share',
  params: uuidParams,
  answer: z.object({ address: nonEmpty, until: instant }),
  reads: true,
  caller: 'token',
  byLink: 'change',
  reasons: ['linkOver'],
});
