import { z } from 'zod';
import { offer } from './booking';
import { queueInfo } from './queue';

/** The current state of a service: its queue if it gives numbers, its calendar if it takes bookings. */
export const serviceState = z.object({
  serviceId: z.int(),
  queue: queueInfo.optional(),
  offer: offer.optional(),
});
export type ServiceState = z.infer<typeof serviceState>;

/** The same at one location. */
export const pointState = serviceState.extend({ locationId: z.int() });
export type PointState = z.infer<typeof pointState>;
