import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { department } from '../entities';
import { count } from '../entities/formats';
import { idParams, listQuery, scopeQuery } from '../entities/list-query';

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
