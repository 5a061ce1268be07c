import { z } from 'zod';
import { call } from '../call';
import { uuidParams } from '../entities/list-query';

export const addMemo = call({
  spec: ['API-47', 'TIX-16', 'TIX-17', 'TIX-18'],
  summary: 'Keeps a note on a ticket.',
  method: 'POST',
  path: 'favourite/memo',
  body: z.object({ euid: z.string().max(100), ticketId: z.uuid() }),
  answer: z.object({ businessCode: z.string() }),
  caller: 'euid',
});

export const removeMemo = call({
  spec: ['API-48', 'TIX-17'],
  summary: 'Drops the note of a ticket, by the ticket’s id.',
  method: 'DELETE',
  path: 'favourite/memo/:id',
  params: uuidParams,
  answer: z.object({ businessCode: z.string() }),
  caller: 'euid',
});
