import { z } from 'zod';
import { call } from '../call';
import { searchResult } from '../entities';
import { count } from '../entities/formats';
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
