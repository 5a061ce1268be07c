import { z } from 'zod';
import { call } from '../call';
import { count } from '../entities/formats';
import { scopeQuery } from '../entities/list-query';

export const ticketCount = call({
  spec: ['API-49', 'CAT-09', 'DAT-43'],
  summary:
    'How many tickets the caller has that are active or missed and may still rejoin; 0 for an anonymous visitor.',
  method: 'GET',
  path: 'ticket/count',
  query: scopeQuery,
  answer: z.object({ count }),
  silent: true,
  firstView: true,
  caller: 'anyone',
});
