import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import {
  category,
  department,
  listedService,
  location,
  searchResult,
  service,
  serviceLocation,
  serviceSummary,
  serviceType,
} from '../entities';
import { count, instant } from '../entities/formats';
import { idParams, listQuery, scopeQuery, serviceListQuery } from '../entities/list-query';

export const departmentCount = call({
  spec: ['API-11', 'API-79', 'CAT-04'],
  summary: 'How many departments this counter reaches.',
  method: 'GET',
  path: 'booking/count',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: scopeQuery,
  answer: z.object({ count }),
  firstView: true,
  caller: 'anyone',
});

export const serviceCount = call({
  spec: ['API-79'],
  summary: 'How many services this counter offers.',
  method: 'GET',
  path: 'booking/service/count',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: scopeQuery,
  answer: z.object({ count }),
  caller: 'anyone',
  forOtherClients: true,
});

export const categories = call({
  spec: ['API-12', 'CAT-29'],
  summary: 'The service categories.',
  method: 'GET',
  path: 'booking/categories',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(category),
  caller: 'anyone',
});

export const otherCategories = call({
  spec: ['API-15', 'CAT-30'],
  summary: 'The categories behind the entry “other categories”.',
  method: 'GET',
  path: 'booking/otherCategories',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(category),
  caller: 'anyone',
});

export const servicesOfCategory = call({
  spec: ['CAT-31'],
  summary: 'The services of one category.',
  method: 'GET',
  path: 'booking/categories/:id/services',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  query: serviceListQuery,
  answer: z.array(listedService),
  caller: 'anyone',
});

export const departments = call({
  spec: ['API-13', 'DAT-05'],
  summary: 'The departments, suspended ones included.',
  method: 'GET',
  path: 'booking/departments',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(department),
  caller: 'anyone',
});

export const departmentById = call({
  spec: ['API-14'],
  summary: 'One department.',
  method: 'GET',
  path: 'booking/departments/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: department,
  caller: 'anyone',
});

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

export const searchRecords = call({
  spec: ['API-55', 'CAT-24'],
  summary: 'The newest search keywords of the caller, ten at most; none for an anonymous visitor.',
  method: 'POST',
  path: 'appms/getSearchRecords',
  body: z.object({ euid: z.string().max(100).optional() }),
  answer: z.array(z.object({ keyword: z.string() })),
  reads: true,
  caller: 'anyone',
});

export const clearSearchRecords = call({
  spec: ['API-56', 'CAT-25'],
  summary: 'Forgets the search history of the caller.',
  method: 'DELETE',
  path: 'appms/searchRecord',
  query: z.object({ euid: z.string().max(100).optional() }),
  answer: z.object({ deleted: count }),
  caller: 'token',
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

export const remoteCounterFlag = call({
  spec: ['API-34'],
  summary: 'Whether a department serves at the remote counter.',
  method: 'GET',
  path: 'booking/remoteCounterflag/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: z.object({ remoteCounter: z.boolean() }),
  caller: 'anyone',
  forOtherClients: true,
});

export const grayTestWhitelist = call({
  spec: ['API-35', 'CAT-08'],
  summary: 'Whether the caller is on the gray-test whitelist; who else is stays untold.',
  method: 'GET',
  path: 'booking/grayTestWhitelist',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: scopeQuery,
  answer: z.object({ whitelisted: z.boolean() }),
  caller: 'anyone',
  forOtherClients: true,
});

export const grayTestFlag = call({
  spec: ['API-36', 'CAT-07', 'CAT-08'],
  summary: 'Whether the gray test is on for the caller: the remote-counter button is hidden then.',
  method: 'POST',
  path: 'booking/showGrayTestFunc',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({ euid: z.string().max(100).optional() }),
  answer: z.object({ showGrayTestFunc: z.boolean() }),
  firstView: true,
  reads: true,
  caller: 'anyone',
});
