import { z } from 'zod';
import { call } from '../call';
import { favourite } from '../entities';
import { openSet } from '../entities/formats';
import { listQuery, serviceAtLocationParams, uuidParams } from '../entities/list-query';

const favouriteCheck = z.object({
  valid: z.boolean(),
  /** Why it does not open (ERR-71..75). */
  problem: openSet(
    ['', 'serviceInvalid', 'departmentInvalid', 'locationInvalid', 'servicePaused', 'remoteCounterDisabled'],
    '',
  ),
});

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

export const checkFavourite = call({
  spec: ['API-46', 'ERR-71', 'ERR-72', 'ERR-73', 'ERR-74', 'ERR-75'],
  summary: 'Whether a favourite still opens, and if not, why.',
  method: 'GET',
  path: 'favourite/check/:id',
  params: uuidParams,
  // The list has already shown that it does not open.
  silent: true,
  answer: favouriteCheck,
  caller: 'token',
});

export const checkServiceAtLocation = call({
  spec: ['API-45'],
  summary: 'Whether a service at a location opens, and if not, why.',
  method: 'GET',
  path: 'favourite/checkService/:locationId/:serviceId',
  params: serviceAtLocationParams,
  answer: favouriteCheck,
  caller: 'anyone',
  forOtherClients: true,
});
