import { z } from 'zod';
import { serviceLocationFlags } from './catalogue';
import { count, instant, nonEmpty, openSet, realDay, realDayOrEmpty, realTime, weekday } from './formats';

/** DAT-14, BOK-03: the two parts of the availability code. */
export const bookingInfo = z.object({ status: z.boolean(), timeTicketStatus: z.boolean() });
export type BookingInfo = z.infer<typeof bookingInfo>;

/** What a service offers at a location now. */
export const offer = serviceLocationFlags.extend(bookingInfo.shape).extend({
  /** DD/MM/YYYY of the first day that can be booked; empty if none. */
  firstBookableDate: realDayOrEmpty,
});

/** DAT-16..20. Dates are DD/MM/YYYY; `nonOffices` counts weekdays from 0 = Sunday (decision 9). */
export const bookableDate = z.object({
  startDate: realDayOrEmpty,
  endDate: realDayOrEmpty,
  fullBookingDates: z.array(realDay),
  periodTicketDate: realDayOrEmpty,
  periodTicketDateState: z.string(),
  specailWorkDates: z.array(realDay),
  publicHolidays: z.array(realDay),
  nonOffices: z.array(weekday),
  /** Days on which a closure leaves no time; absent without one. */
  closedDates: z.array(realDay).optional(),
  /** Whether today itself is bookable, by a time ticket (decision 2). */
  todayByTimeTicket: z.boolean(),
  /** The current day in the city, because the clock of a phone may be wrong. */
  today: realDay.optional(),
});
export type BookableDateWire = z.infer<typeof bookableDate>;

/** DAT-21..23 */
export const bookableTimes = z.object({
  style: openSet(['dropDown', 'list'], 'list'),
  totalTimeSlot: z.array(z.object({ timeSlot: realTime, enabled: z.boolean() })),
});
export type BookableTimes = z.infer<typeof bookableTimes>;

/** DAT-24 */
export const recommendedTimes = z.array(
  z.object({
    date: realDay,
    times: z.array(z.object({ time: realTime, isFull: z.boolean(), otherLocationIds: z.array(z.int()) })),
  }),
);
export type RecommendedTimes = z.infer<typeof recommendedTimes>;

/** DAT-34, DAT-35 */
export const PARAMETER_TYPES = [
  'DATE',
  'BIRTHDAY',
  'GENDER',
  'OPTION',
  'NUMBER',
  'IDNUMBER',
  'NAME',
  'MOBILENUMBER',
  'TEXT',
] as const;
export const reservationParameter = z.object({
  type: openSet(PARAMETER_TYPES, 'TEXT'),
  name: nonEmpty,
  description: z.string(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  value: z.string(),
});
export type ReservationParameter = z.infer<typeof reservationParameter>;

/** A slot held while a form is filled in (decision 11). The seconds are right even if the phone's clock is wrong. */
export const hold = z.object({
  holdId: nonEmpty,
  expiresAt: instant,
  secondsLeft: count.optional(),
  renewable: z.boolean(),
});
export type Hold = z.infer<typeof hold>;

/** A page of the usage guide in the seek dialog (BOK-59). */
export const guide = z.object({ title: z.string(), text: z.string(), icon: z.string() });
export type Guide = z.infer<typeof guide>;
