import { z } from 'zod';

/** A flag in an address, as text. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The query of every list (API-08, API-64). `remoteCounter` is sent as text. */
export const listQuery = z.object({
  size: z.coerce.number().int().min(1).max(999).default(999),
  remoteCounter: flag.optional(),
  euid: z.string().max(100).optional(),
});

/** For lists of services: `brief` omits fields that a row does not show. */
export const serviceListQuery = listQuery.extend({ brief: flag.optional() });

/** For single objects and counts. */
export const scopeQuery = listQuery.omit({ size: true });

export const idParams = z.object({ id: z.coerce.number<string | number>().int().min(1).max(2_147_483_647) });
export const uuidParams = z.object({ id: z.uuid() });
export const serviceAtLocationParams = z.object({
  locationId: z.coerce.number<string | number>().int().min(1).max(2_147_483_647),
  serviceId: z.coerce.number<string | number>().int().min(1).max(2_147_483_647),
});
