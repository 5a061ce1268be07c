import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { myTicket } from '../entities';
import { uuidParams } from '../entities/list-query';

export const cancelTicket = call({
  spec: ['API-40', 'API-79', 'TIX-12'],
  summary: 'Gives a ticket back.',
  method: 'DELETE',
  path: 'favourite/tickets/:id',
  params: uuidParams,
  answer: z.object({ cancelled: z.boolean() }),
  caller: 'token',
  byLink: 'change',
  reasons: ['ticketNotCancellable'],
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
