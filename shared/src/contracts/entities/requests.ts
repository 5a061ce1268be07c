import { z } from 'zod';

const day = z
  .string()
  .max(10)
  .regex(/^\d{2}\/\d{2}\/\d{4}$/);
const time = z
  .string()
  .max(5)
  .regex(/^\d{2}:\d{2}$/);
const digits = z
  .string()
  .max(15)
  .regex(/^\d{1,15}$/);
/** An answer to a question of the service; phones send all of them as text. */
const answer = z.union([z.string().max(500), z.number(), z.boolean(), z.null(), z.undefined()]);

/** DD/MM/YYYY in the city's calendar (VAL-29). */
export const wireDate = day;
/** HH:mm, 24 hours, the city's clock. */
export const wireTime = time;
export const areaCode = digits;
export const mobileDigits = digits;

/** DAT-25..31. Parameters of the service ride along as `parameter1..n` in the order of their list (DAT-28). */
export const reservationRequest = z
  .object({
    departmentId: z.int(),
    departmentCode: z.string().max(40),
    locationId: z.int(),
    serviceId: z.int(),
    bookingDate: day,
    bookingTime: time,
    identifyNo: z.string().max(40).nullable(),
    contactType: z.enum(['P', 'E', 'O']),
    mobNum: mobileDigits,
    mobArea: areaCode,
    contactEmail: z.null(),
    otherContact: z.null(),
    euid: z.string().max(100).optional(),
    /** The hold of this slot, if one was taken (decision 11). */
    holdId: z.uuid().optional(),
  })
  .catchall(answer);
export type ReservationRequest = z.infer<typeof reservationRequest>;

/** DAT-31: the same for an existing ticket; a number that was answered masked is sent back masked, and kept. */
export const reservationEdit = reservationRequest.safeExtend({
  id: z.uuid(),
  mobNum: z
    .string()
    .max(15)
    .regex(/^[\d•]{1,15}$/),
});
export type ReservationEdit = z.infer<typeof reservationEdit>;

/** DAT-32, DAT-33. `messageCode` may stay null for a caller whose token proves the number. */
export const queueRequest = z.object({
  cntToAlert: z.int().nullable(),
  locationId: z.int(),
  messageCode: z.string().max(12).nullable(),
  mobArea: areaCode,
  mobNum: mobileDigits,
  serviceId: z.int(),
  identifyNo: z.string().max(40).nullable().optional(),
});
export type QueueRequest = z.infer<typeof queueRequest>;
