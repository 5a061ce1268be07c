import { z } from 'zod';
import { LANGUAGES, type Language } from '../../domain';
import { realDay, weekday } from './formats';
import { signNames } from './visit';

/** A period of opening hours, in minutes of the city's day; 1440 is the midnight at its end. */
const officeHours = z.object({ weekday, opensMinute: z.int(), closesMinute: z.int() });

/** When an office is open, and when it expects people who have a booking. */
export const officeCalendar = z.object({
  /** Several periods of a weekday leave gaps between them. */
  hours: z.array(officeHours),
  /** The same in words, as citizens read them; an empty text shows another language's (DAT-07). */
  description: signNames,
  /** Days from today on which the office also works, on a weekday or holiday that it is otherwise closed. */
  workDays: z.array(realDay),
  closesOnHolidays: z.boolean(),
  /** How long before its time a booking can be checked in, and how long after it the office waits. */
  checkInAheadMinutes: z.int(),
  graceMinutes: z.int(),
  /** Whether bookings are reminded a day and two hours before their time. */
  remindsDayBefore: z.boolean(),
  remindsHoursBefore: z.boolean(),
});

/** How a service takes bookings at an office. */
export const bookingRules = z.object({
  bookingOpen: z.boolean(),
  /** Places for each time. */
  places: z.int(),
  slotMinutes: z.int(),
  daysAhead: z.int(),
});

const otherName = z.object({ language: z.enum(LANGUAGES), name: z.string() });
/** How people find a service, at all its offices. */
export const serviceWords = z.object({
  /** A drawing of `shared/src/ui/service-icon`. */
  icon: z.string(),
  /** Everyday words, abbreviations and former names, by which the search finds the service. */
  otherNames: z.array(otherName),
});

/** The same with the limits of what a supervisor may set. */
export const newCalendar = officeCalendar.extend({
  hours: z
    .array(
      officeHours.extend({
        opensMinute: z.int().min(0).max(1_439),
        closesMinute: z.int().min(1).max(1_440),
      }),
    )
    .max(42),
  description: z.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, z.string().trim().max(200)])) as Record<
      Language,
      z.ZodString
    >,
  ),
  workDays: z.array(realDay).max(60),
  checkInAheadMinutes: z.int().min(0).max(240),
  graceMinutes: z.int().min(0).max(120),
});
export const newBookingRules = bookingRules.extend({
  places: z.int().min(1).max(10_000),
  slotMinutes: z.int().min(5).max(240),
  daysAhead: z.int().min(1).max(365),
});
export const newWords = serviceWords.extend({
  icon: z.string().min(1).max(40),
  otherNames: z.array(otherName.extend({ name: z.string().trim().min(1).max(80) })).max(100),
});

export type OfficeCalendar = z.infer<typeof officeCalendar>;
export type BookingRules = z.infer<typeof bookingRules>;
export type ServiceWords = z.infer<typeof serviceWords>;
