import { z } from 'zod';
import { call } from '../call';
import { myTicket, myTickets, ticketEvent } from '../entities';
import { listQuery, uuidParams } from '../entities/list-query';

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
  byLink: 'read',
});

export const confirmComing = call({
  spec: ['TIX-12'],
  summary: 'Says that the holder of a booking is still coming. Moving the booking takes it back.',
  method: 'POST',
  path: 'favourite/tickets/:id/coming',
  params: uuidParams,
  answer: myTicket,
  caller: 'token',
  byLink: 'change',
  reasons: ['ticketNotActive'],
});

export const ticketHistory = call({
  spec: ['TIX-01', 'TIX-12'],
  summary: 'What happened to a ticket of the caller, as the audit has it (decision 132).',
  method: 'GET',
  path: 'favourite/tickets/:id/history',
  params: uuidParams,
  answer: z.array(ticketEvent),
  caller: 'token',
  byLink: 'read',
});
