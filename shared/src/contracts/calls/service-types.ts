import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { serviceSummary, serviceType } from '../entities';
import { idParams, listQuery, serviceListQuery } from '../entities/list-query';

export const serviceTypes = call({
  spec: ['API-16', 'DAT-08'],
  summary: 'The service types of a department, each with its services.',
  method: 'GET',
  path: 'booking/serviceTypes/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  query: serviceListQuery,
  answer: z.array(serviceType),
  caller: 'anyone',
});

export const servicesOfType = call({
  spec: ['API-78'],
  summary: 'The services of one type.',
  method: 'GET',
  path: 'booking/serviceTypes/:id/services',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  query: listQuery,
  answer: z.array(serviceSummary),
  caller: 'anyone',
  forOtherClients: true,
});
