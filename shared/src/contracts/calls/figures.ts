import { z } from 'zod';
import { call } from '../call';
import { count, instant, realDay, realDayOrEmpty, weekday } from '../entities/formats';

/** People; null for one to four, who could be recognised. */
const people = count.nullable();
/** Minutes within which half and nine in ten were; null for fewer than five people. */
const spread = z.object({ half: count, most: count }).nullable();

const group = z.object({
  of: z.enum(['all', 'day', 'weekday', 'hour', 'weekdayHour', 'service', 'counter']),
  /** What the group is, by `of`; the others are empty. */
  day: realDayOrEmpty,
  weekday: weekday.nullable(),
  hour: count.nullable(),
  serviceId: z.int().nullable(),
  counter: z.string(),
  /** Those who came. */
  visits: people,
  numbers: people,
  /** With those who did not come. */
  bookings: people,
  /** Booked, and did not come. */
  noShows: people,
  /** Called, and did not come to the counter. */
  missed: people,
  /** Left, or still waiting. */
  uncalled: people,
  /** From the number, or the time of a booking, to the call. */
  wait: spread,
  /** At the counter. */
  service: spread,
});

export const officeFigures = call({
  spec: ['QUE-03'],
  summary:
    'Returns how the visits of a department at an office went in up to 31 days, today included, in groups without empty ones. Nothing is personal: counts of one to four people are null.',
  method: 'GET',
  path: 'counter/figures',
  query: z.object({
    locationId: z.coerce.number().int().min(1),
    /** 0 for all. */
    serviceId: z.coerce.number().int().min(0),
    from: realDay.max(10),
    until: realDay.max(10),
  }),
  answer: z.object({
    at: instant,
    /** How long people of the office should wait at most, if it bounds that. */
    limitMinutes: count.nullable(),
    /** Since when there are figures; empty without any. */
    firstDay: realDayOrEmpty,
    /** The nearest day with figures before or else after these days; empty without any. */
    nearestDay: realDayOrEmpty,
    services: z.array(z.object({ serviceId: z.int(), serviceName: z.string(), letter: z.string() })),
    groups: z.array(group),
    /** Each quarter of an hour of a single day: who waited in it, and the counters that had a person. */
    load: z.array(z.object({ quarter: count, waiting: people, counters: count })),
    /** How many waited for how long, in steps of five minutes; the last, 60, is open. */
    waits: z.array(z.object({ minutes: count, people })),
    /** How expected waits turned out: over 5 minutes early, within 5, up to 15 late, later. Null for fewer than five. */
    estimates: z
      .object({ told: count, early: people, right: people, late: people, veryLate: people })
      .nullable(),
  }),
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
  silent: true,
});
