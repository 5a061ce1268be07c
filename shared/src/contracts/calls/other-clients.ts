import { z } from 'zod';
import { call } from '../call';
import { location, serviceLocation, serviceType } from '../entities';
import { idParams, listQuery } from '../entities/list-query';

export const appLocation = call({
  spec: ['API-57'],
  summary: 'One location, at the path of the app calls.',
  method: 'GET',
  path: 'app/location/:id',
  params: idParams,
  query: listQuery,
  answer: location,
  caller: 'anyone',
  forOtherClients: true,
});

export const appLocationsOfService = call({
  spec: ['API-58', 'API-64'],
  summary: 'The locations of a service, at the path of the app calls.',
  method: 'GET',
  path: 'app/location/service/:serviceId',
  params: z.object({ serviceId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceLocation),
  caller: 'anyone',
  forOtherClients: true,
});

export const appLocationsOfServiceInDepartment = call({
  spec: ['API-59', 'API-64'],
  summary: 'The locations of a service of a department; none where the service is another’s.',
  method: 'GET',
  path: 'app/location/service/:serviceId/:departmentId',
  params: z.object({ serviceId: idParams.shape.id, departmentId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceLocation),
  caller: 'anyone',
  forOtherClients: true,
});

export const appServiceTypes = call({
  spec: ['API-62', 'API-64'],
  summary: 'The services of a department by type, at the path of the app calls.',
  method: 'GET',
  path: 'app/serviceType/:departmentId',
  params: z.object({ departmentId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceType),
  caller: 'anyone',
  forOtherClients: true,
});

export const appServiceTypesAtLocation = call({
  spec: ['API-63', 'API-64'],
  summary: 'The same, with what one location serves alone; types that it serves nothing of are left out.',
  method: 'GET',
  path: 'app/serviceType/:departmentId/:locationId',
  params: z.object({ departmentId: idParams.shape.id, locationId: idParams.shape.id }),
  query: listQuery,
  answer: z.array(serviceType),
  caller: 'anyone',
  forOtherClients: true,
});
