import { z } from 'zod';
import { call } from '../call';
import { openSet } from '../entities/formats';
import { serviceAtLocationParams, uuidParams } from '../entities/list-query';

const favouriteCheck = z.object({
  valid: z.boolean(),
  /** Why it does not open (ERR-71..75). */
  problem: openSet(
    ['', 'serviceInvalid', 'departmentInvalid', 'locationInvalid', 'servicePaused', 'remoteCounterDisabled'],
    '',
  ),
});

export const checkFavourite = call({
  spec: ['API-46', 'ERR-71', 'ERR-72', 'ERR-73', 'ERR-74', 'ERR-75'],
  summary: 'Whether a favourite still opens, and if not, why.',
  method: 'GET',
  path: 'favourite/check/:id',
  params: uuidParams,
  // The list has already shown that it does not open.
  toldByScreen: true,
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
