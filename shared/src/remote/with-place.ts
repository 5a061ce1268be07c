import type { Service } from '../contracts/client';
import { ApiError } from '../http/api-error';

/**
 * For the query of a service on a screen about one of its places (`select`). Where some of its places could
 * not be read and this one is missing, it is unknown whether it is served: a failure, not a fact.
 */
export const withPlace = (location: number) => (service: Service) => {
  if (service.incomplete && !service.locations.some(({ id }) => id === location)) {
    throw new ApiError({ kind: 'malformed' }, '');
  }
  return service;
};
