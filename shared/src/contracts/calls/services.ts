import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { service, serviceSummary } from '../entities';
import { instant } from '../entities/formats';
import { idParams, listQuery, scopeQuery } from '../entities/list-query';

export const serviceById = call({
  spec: ['API-31', 'DAT-01'],
  summary: 'One service with its locations.',
  method: 'GET',
  path: 'booking/service/id/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: service,
  caller: 'anyone',
});

export const hotServices = call({
  spec: ['API-30', 'CAT-13'],
  summary: 'The services most used of late.',
  method: 'GET',
  path: 'booking/service/hotServices',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(serviceSummary),
  firstView: true,
  caller: 'anyone',
});

export const recommendedServices = call({
  spec: ['API-51', 'CAT-12'],
  summary: 'Services that the city recommends now.',
  method: 'GET',
  path: 'appms/services/recommend',
  query: listQuery,
  answer: z.array(serviceSummary),
  firstView: true,
  caller: 'anyone',
});

export const serviceByCode = call({
  spec: ['API-54', 'API-79', 'NAV-35', 'NAV-36'],
  summary: 'The services behind a public code: none, one or several.',
  method: 'GET',
  path: 'appms/services/publicService/:code',
  params: z.object({ code: z.string().min(1).max(60) }),
  query: scopeQuery,
  answer: z.array(serviceSummary),
  caller: 'anyone',
});

export const recentlyUsed = call({
  spec: ['API-50', 'CAT-62', 'CAT-63'],
  summary: 'What the caller used last, newest first, five to a page.',
  method: 'GET',
  path: 'history/services',
  query: z.object({
    page: z.coerce.number().int().min(0).max(1000).default(0),
    size: z.coerce.number().int().min(1).max(50).default(5),
    remoteCounter: listQuery.shape.remoteCounter,
    euid: z.string().max(100).optional(),
  }),
  answer: z.array(
    z.object({
      service: serviceSummary,
      locationId: z.int(),
      locationName: z.string(),
      /** False: greyed, does not open (CAT-64, VAL-50). */
      validity: z.boolean(),
      usedAt: instant,
    }),
  ),
  caller: 'token',
});
