import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { myTicket, myTickets, ticketEvent } from '../entities';
import { count } from '../entities/formats';
import { listQuery, scopeQuery, uuidParams } from '../entities/list-query';

export const tickets = call({
  spec: ['API-39', 'DAT-42', 'TIX-25'],
  summary: 'The tickets of the caller: active ones, and those of the last 30 days.',
  method: 'GET',
  path: 'favourite/tickets',
  query: listQuery,
  answer: myTickets,
  caller: 'token',
});

export const ticketById = call({
  spec: ['API-38', 'TIX-01'],
  summary: 'One ticket of the caller; a foreign and a missing one answer the same 404.',
  method: 'GET',
  path: 'favourite/tickets/:id',
  params: uuidParams,
  answer: myTicket,
  caller: 'token',
});

export const ticketHistory = call({
  spec: ['TIX-01', 'TIX-12'],
  summary: 'What happened to a ticket of the caller, as the audit has it (decision 132).',
  method: 'GET',
  path: 'favourite/tickets/:id/history',
  params: uuidParams,
  answer: z.array(ticketEvent),
  caller: 'token',
});

export const cancelTicket = call({
  spec: ['API-40', 'API-79', 'TIX-12'],
  summary: 'Gives a ticket back.',
  method: 'DELETE',
  path: 'favourite/tickets/:id',
  params: uuidParams,
  answer: z.object({ cancelled: z.boolean() }),
  caller: 'token',
  reasons: ['ticketNotCancellable'],
});

export const ticketCount = call({
  spec: ['API-49', 'CAT-09', 'DAT-43'],
  summary: 'How many active tickets the caller has; 0 for an anonymous visitor.',
  method: 'GET',
  path: 'ticket/count',
  query: scopeQuery,
  answer: z.object({ count }),
  silent: true,
  firstView: true,
  caller: 'anyone',
});

export const registerTicket = call({
  spec: ['API-28', 'TIX-35'],
  summary: 'Adds a ticket of a kiosk to the tickets of a verified number.',
  method: 'POST',
  path: 'booking/registerTicket',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    mobArea: z.string().max(5),
    mobNum: z.string().max(15),
    qrcodeContent: z.string().min(1).max(2000),
  }),
  answer: myTicket,
  caller: 'token',
  reasons: ['qrCodeNotRecognised', 'ticketExpired', 'ticketBound', 'alreadyQueued', 'mobileNotVerified'],
});

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
