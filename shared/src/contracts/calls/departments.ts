import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { department, serviceSummary, serviceType } from '../entities';
import { count } from '../entities/formats';
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
