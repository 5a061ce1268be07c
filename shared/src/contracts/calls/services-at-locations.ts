import { z } from 'zod';
import { call } from '../call';
import { listedService, serviceSummary } from '../entities';
import { idParams, listQuery, serviceListQuery } from '../entities/list-query';

export const servicesOfLocation = call({
  spec: ['API-60', 'API-64'],
  summary: 'The services at one location, of every department.',
  method: 'GET',
  path: 'app/service/:locationId',
  params: z.object({ locationId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceSummary),
  caller: 'anyone',
  forOtherClients: true,
});

export const servicesAtLocation = call({
  spec: ['API-61', 'CAT-37', 'ERR-24'],
  summary: 'The services of a department at one location.',
  method: 'GET',
  path: 'app/service/:locationId/:departmentId',
  params: z.object({ locationId: idParams.shape.id, departmentId: idParams.shape.id }),
  query: serviceListQuery,
  answer: z.array(listedService),
  caller: 'anyone',
});
