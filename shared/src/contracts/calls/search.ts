import { z } from 'zod';
import { call } from '../call';
import { listedService, searchResult } from '../entities';
import { scopeQuery } from '../entities/list-query';

export const searchServices = call({
  spec: ['API-52', 'API-76', 'CAT-18', 'CAT-26'],
  summary: 'Departments and services that match a keyword, ranked; nothing is recorded.',
  method: 'GET',
  path: 'appms/services/keyword/:keyword',
  params: z.object({ keyword: z.string().min(1).max(100) }),
  query: scopeQuery,
  answer: searchResult,
  caller: 'anyone',
});

export const searchAndRecord = call({
  spec: ['API-53', 'API-76', 'CAT-24', 'CAT-28'],
  summary: 'The same, kept in the search history of a token holder.',
  method: 'POST',
  path: 'appms/services/keyword',
  body: z.object({
    keyword: z.string().min(1).max(100),
    record: z.boolean(),
    remoteCounter: z.boolean().optional(),
    euid: z.string().max(100).optional(),
  }),
  answer: searchResult,
  reads: true,
  caller: 'anyone',
});

export const lifeEvent = call({
  spec: ['CAT-26'],
  summary: 'A life event, such as moving house: its services in order, and what to bring for all of them.',
  method: 'GET',
  path: 'appms/lifeEvents/:code',
  params: z.object({
    code: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9-]*$/),
  }),
  query: scopeQuery,
  answer: z.object({
    code: z.string(),
    name: z.string(),
    bring: z.array(z.string()),
    services: z.array(
      listedService.extend({
        /** Who needs the service; absent if everyone does. */
        note: z.string().optional(),
        openReservationParameter: z.boolean(),
        /** Its page says what to know before a ticket or a booking (BOK-02). */
        hasWarning: z.boolean(),
      }),
    ),
  }),
  caller: 'anyone',
});
