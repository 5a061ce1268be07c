import { z } from 'zod';
import { call } from '../call';
import {
  bookingRules,
  callingRule,
  newCalendar,
  newWords,
  officeCalendar,
  seenCalendar,
  seenWords,
  serviceWords,
} from '../entities';
import { count, instant, realDay, realTime } from '../entities/formats';

const id = z.int().min(1);

const newCallingRule = callingRule.extend({
  order: z.enum(['bookings', 'turns', 'times']),
  bookingsInTurn: z.int().min(1).max(9),
  longestWaitMinutes: z.int().min(10).max(480).nullable(),
});
const newBookingRules = bookingRules.extend({
  places: z.int().min(1).max(10_000),
  slotMinutes: z.int().min(5).max(1_440),
  daysAhead: z.int().min(1).max(365),
});

/** A supervisor's act: a department changes what it offers, and other clients of its calls may too. */
const BY_SUPERVISORS = {
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
} as const;

/** The settings before and after a change. */
const change = <Settings extends z.ZodType>(settings: Settings) => z.object({ was: settings, is: settings });

/**
 * Bookings that a change leaves outside of what the office then offers. They stay valid. A change with such bookings is
 * saved only if `affected` of the call is their number; `savedAt` is null otherwise.
 */
const outcome = z.object({
  savedAt: instant.nullable(),
  affected: count,
  /** The earliest of these bookings. */
  first: z.object({ day: realDay, time: realTime }).nullable(),
});

export const officeSettings = call({
  spec: ['DAT-19', 'BOK-10'],
  summary:
    'Returns what supervisors can change at an office: its calendar, and how its services take bookings and are found. Lists the last changes.',
  method: 'GET',
  path: 'counter/settings',
  query: z.object({ locationId: z.coerce.number().int().min(1) }),
  answer: z.object({
    at: instant,
    calendar: officeCalendar,
    /** The order of calling, which the keeper of the calendar chooses. */
    order: callingRule,
    /** The department that keeps the calendar of an office that several share; null if it is the caller's. */
    keptBy: z.string().nullable(),
    /** The public holidays from today on. */
    holidays: z.array(z.object({ day: realDay, name: z.string() })),
    services: z.array(
      z.object({
        serviceId: z.int(),
        serviceName: z.string(),
        letter: z.string(),
        /** Null for a service without bookings at this office. */
        bookings: bookingRules.nullable(),
        words: serviceWords,
        /** The life events that begin with the service: its department writes how people say them. */
        events: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
    /** The newest first. One of the four is set. */
    changes: z.array(
      z.object({
        changeId: z.int(),
        at: instant,
        by: z.string(),
        /** Null for the calendar and the order of calling. */
        serviceId: z.int().nullable(),
        calendar: change(officeCalendar).nullable(),
        bookings: change(bookingRules).nullable(),
        words: change(serviceWords).nullable(),
        order: change(callingRule).nullable(),
      }),
    ),
  }),
  silent: true,
  ...BY_SUPERVISORS,
});

/** Minutes in which half, nineteen of twenty, and all were called. */
const simulatedWaits = z.object({ half: count, most: count, longest: count }).nullable();

export const orderEffect = call({
  spec: ['QUE-03'],
  summary:
    'Plays the last days of a department at an office again under each order of calling: the same people, as long at the same counters. `effects` is empty after too few days.',
  method: 'GET',
  path: 'counter/settings/orderEffect',
  query: z.object({
    locationId: z.coerce.number().int().min(1),
    bookingsInTurn: z.coerce.number().int().min(1).max(9),
    /** 0 without a bound. */
    longestWaitMinutes: z.coerce.number().int().min(0).max(480),
  }),
  answer: z.object({
    days: count,
    bookings: count,
    numbers: count,
    effects: z.array(
      z.object({ order: callingRule.shape.order, booked: simulatedWaits, numbers: simulatedWaits }),
    ),
  }),
  silent: true,
  ...BY_SUPERVISORS,
});

export const changeCalendar = call({
  spec: ['DAT-19', 'BOK-10'],
  summary:
    'Changes the calendar of an office. `was` is the calendar that the supervisor has seen: a change in between is refused.',
  method: 'POST',
  path: 'counter/settings/calendar',
  body: z.object({
    locationId: id,
    was: seenCalendar,
    is: newCalendar,
    affected: count.default(0),
  }),
  answer: outcome,
  ...BY_SUPERVISORS,
  reasons: ['settingsChanged', 'hoursInvalid'],
});

export const changeBookings = call({
  spec: ['BOK-10'],
  summary: 'Changes how a service takes bookings at an office, from the rules that the supervisor has seen.',
  method: 'POST',
  path: 'counter/settings/bookings',
  body: z.object({
    locationId: id,
    serviceId: id,
    was: bookingRules,
    is: newBookingRules,
    affected: count.default(0),
  }),
  answer: outcome,
  ...BY_SUPERVISORS,
  reasons: ['settingsChanged'],
});

export const changeOrder = call({
  spec: ['QUE-03'],
  summary:
    'Changes whom the counters of an office call next, at once. Saved only if `affected` is the number of those who wait and are then called later.',
  method: 'POST',
  path: 'counter/settings/order',
  body: z.object({
    locationId: id,
    was: newCallingRule,
    is: newCallingRule,
    affected: count.default(0),
  }),
  answer: outcome,
  ...BY_SUPERVISORS,
  reasons: ['settingsChanged'],
});

export const changeWords = call({
  spec: ['CAT-22'],
  summary:
    'Changes the drawing and the search words of a service at all its offices. Needs access to all offices of the department.',
  method: 'POST',
  path: 'counter/settings/words',
  body: z.object({ serviceId: id, was: seenWords, is: newWords }),
  answer: z.object({ savedAt: instant }),
  ...BY_SUPERVISORS,
  reasons: ['settingsChanged'],
});
