import type { Service } from '../contracts/client';
import { ApiError } from '../http/api-error';

/**
 * A `select` for the query of a service on a screen about one of its places. If some of its places could not be read
 * and this one is missing, it is unknown whether the place offers the service, so the query fails.
 */
export const withPlace = (location: number) => (service: Service) => {
  if (service.incomplete && !service.locations.some(({ id }) => id === location)) {
    throw new ApiError({ kind: 'malformed' }, '');
  }
  return service;
};
