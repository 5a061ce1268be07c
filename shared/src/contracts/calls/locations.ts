import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { location, serviceLocation } from '../entities';
import { idParams, listQuery } from '../entities/list-query';

export const locationById = call({
  spec: ['API-17', 'DAT-06'],
  summary: 'One location.',
  method: 'GET',
  path: 'booking/location/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: location,
  caller: 'anyone',
  forOtherClients: true,
});

export const locationsOfDepartment = call({
  spec: ['API-18', 'CAT-37'],
  summary: 'The locations where a department serves.',
  method: 'GET',
  path: 'booking/locations/department/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  query: listQuery,
  answer: z.array(location),
  caller: 'anyone',
});

export const locationsOfService = call({
  spec: ['API-19'],
  summary: 'The locations of a service, with what it offers at each.',
  method: 'GET',
  path: 'booking/locations/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: z.object({ serviceId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceLocation),
  caller: 'anyone',
  forOtherClients: true,
});
