import { z } from 'zod';
import { LANGUAGES, type Language } from '../../domain';
import { instant, openSet, realDay, weekday } from './formats';
import { signNames } from './visit';

/** A period of opening hours, in minutes of the city's day; 1440 is the midnight at its end. */
const period = z.object({ opensMinute: z.int(), closesMinute: z.int() });
const officeHours = period.extend({ weekday });

/** When a closed office opens, and its hours of seven days from today. A closure ends by itself. */
export const openingSoon = {
  opensAt: instant.optional(),
  week: z.array(z.object({ day: realDay, hours: z.array(period) })).optional(),
};

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
  /** Whether the holders of numbers are asked two places ahead if they are here. */
  asksArrival: z.boolean().optional(),
});

/** The order of calling of an office (decision 392). */
export const callingRule = z.object({
  /** Due bookings first, bookings and numbers in turn, or everyone by the time of their booking or number. */
  order: openSet(['bookings', 'turns', 'times'], 'bookings'),
  /** With turns, after how many bookings a number is called. */
  bookingsInTurn: z.int(),
  /** After so many minutes, a number is called next under any rule; null without a bound. */
  longestWaitMinutes: z.int().nullable(),
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
/** A way of saying a life event, by the event's code. */
const phrase = z.object({ event: z.string(), language: z.enum(LANGUAGES), phrase: z.string() });
/** How people find a service, at all its offices. */
export const serviceWords = z.object({
  /** A drawing of `shared/src/ui/service-icon`. */
  icon: z.string(),
  /** Everyday words, abbreviations and former names, by which the search finds the service. */
  otherNames: z.array(otherName),
  /** How people say the life events that begin with the service; absent in changes from before there were any. */
  phrases: z.array(phrase).optional(),
});

/** In every language. */
const texts = (text: z.ZodString) =>
  z.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, z.ZodString>,
  );
const written = (most: number) => z.string().max(most);
/** Clients of earlier releases leave it out. */
const asksArrival = z.boolean().default(false);
/** The same as a caller sends them: those that the supervisor has seen, and with the limits of new ones. */
export const seenCalendar = officeCalendar.extend({
  asksArrival,
  hours: z.array(officeHours).max(42),
  description: texts(written(500)),
  workDays: z.array(realDay.max(10)).max(400),
});
export const newCalendar = seenCalendar.extend({
  description: texts(written(200).trim()),
  hours: z
    .array(
      officeHours.extend({
        opensMinute: z.int().min(0).max(1_439),
        closesMinute: z.int().min(1).max(1_440),
      }),
    )
    .max(42),
  checkInAheadMinutes: z.int().min(0).max(1_440),
  graceMinutes: z.int().min(0).max(1_440),
});
export const seenWords = serviceWords.extend({
  icon: written(40),
  otherNames: z.array(otherName.extend({ name: written(80) })).max(500),
  phrases: z
    .array(phrase.extend({ event: written(40), phrase: written(80) }))
    .max(500)
    .optional(),
});
export const newWords = seenWords.extend({
  icon: written(40).min(1),
  otherNames: z.array(otherName.extend({ name: written(80).trim().min(1) })).max(500),
  phrases: z
    .array(phrase.extend({ event: written(40), phrase: written(80).trim().min(1) }))
    .max(500)
    .optional(),
});

export type OfficeCalendar = z.infer<typeof officeCalendar>;
/** The part of it that people with a number read. */
export const callingTurns = callingRule.pick({ order: true, bookingsInTurn: true });

export type CallingRule = z.infer<typeof callingRule>;
export type BookingRules = z.infer<typeof bookingRules>;
export type ServiceWords = z.infer<typeof serviceWords>;
