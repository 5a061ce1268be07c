import { z } from 'zod';
import { call } from '../call';
import { favourite } from '../entities';
import { listQuery, uuidParams } from '../entities/list-query';

export const favourites = call({
  spec: ['API-41', 'CAT-14', 'DAT-44'],
  summary: 'The favourites of the caller.',
  method: 'GET',
  path: 'favourite/services',
  query: listQuery,
  answer: z.array(favourite),
  caller: 'token',
});

export const addFavourite = call({
  spec: ['API-42', 'DAT-46', 'TIX-15'],
  summary: 'Keeps a service at a location.',
  method: 'POST',
  path: 'favourite',
  body: z.object({
    mobNum: z.string().max(15),
    serviceId: z.int().min(1),
    locationId: z.int().min(1),
    ticketType: z.enum(['QUEUE', 'RESERCATION', 'reservation', 'PERIOD']),
  }),
  answer: favourite,
  caller: 'token',
});

export const removeFavourite = call({
  spec: ['API-43', 'TIX-36'],
  summary: 'Drops a favourite.',
  method: 'DELETE',
  path: 'favourite/:id',
  params: uuidParams,
  answer: z.object({ removed: z.boolean() }),
  caller: 'token',
});

export const favouriteById = call({
  spec: ['API-44'],
  summary: 'One favourite of the caller.',
  method: 'GET',
  path: 'favourite/:id',
  params: uuidParams,
  answer: favourite,
  caller: 'token',
  forOtherClients: true,
});
