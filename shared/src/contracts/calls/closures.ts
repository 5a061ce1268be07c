import { z } from 'zod';
import { CLOSURE_REASONS, LANGUAGES } from '../../domain';
import { call } from '../call';
import { closure, myTicket } from '../entities';
import {
  count,
  instant,
  nonEmpty,
  openSet,
  realDay,
  realDayOrEmpty,
  realTimeOrEmpty,
} from '../entities/formats';
import { uuidParams } from '../entities/list-query';

const id = z.int().min(1);
const queryId = z.coerce.number().int().min(1);
const closureId = z.uuid();

export const closures = call({
  spec: ['CAT-55'],
  summary:
    'Lists the closures of the department that concern an office: those to come, those now, and the last ones that are over.',
  method: 'GET',
  path: 'counter/closures',
  query: z.object({ locationId: queryId }),
  answer: z.object({ at: instant, closures: z.array(closure) }),
  silent: true,
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
});

export const previewClosure = call({
  spec: ['CAT-55'],
  summary:
    'Counts the bookings and numbers that a closure would affect, and the bookings that would get a new time. Without `locationId` it covers all offices of the department, without `serviceId` all its services.',
  method: 'GET',
  path: 'counter/closures/preview',
  query: z.object({
    locationId: queryId.optional(),
    serviceId: queryId.optional(),
    from: instant.max(40),
    until: instant.max(40),
    /** For `messages`. */
    reason: z.enum(CLOSURE_REASONS).optional(),
  }),
  answer: z.object({
    /** Bookings whose time falls into it. */
    bookings: count,
    /** Of these, with a new time at the same office, at another one, and without. */
    sameOffice: count,
    otherOffice: count,
    noTime: count,
    /** Waiting numbers, if it begins today. */
    numbers: count,
    /** Those without a telephone number, of the bookings and of the numbers. */
    withoutPhone: count,
    numbersWithoutPhone: count,
    /** The message about the first of these bookings, in each language; empty without a booking or a reason. */
    messages: z.array(z.object({ language: z.enum(LANGUAGES), text: nonEmpty })),
  }),
  silent: true,
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
  reasons: ['closureInvalid'],
});

export const closeOffice = call({
  spec: ['CAT-55', 'QUE-21', 'BOK-10'],
  summary:
    'Closes an office, a service or the department for a time. Each booking in it gets one message and, if one is free, a new time that is held until its holder answers.',
  method: 'POST',
  path: 'counter/closures/close',
  body: z.object({
    /** Null: all offices of the department. */
    locationId: id.nullable(),
    /** Null: all its services. */
    serviceId: id.nullable(),
    from: instant.max(40),
    until: instant.max(40),
    reason: z.enum(CLOSURE_REASONS),
    /** Whether the numbers that wait when it begins end; by default they are kept. */
    endsNumbers: z.boolean().default(false),
  }),
  answer: z.object({ closureId: nonEmpty }),
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
  reasons: ['closureInvalid', 'closureExists'],
});

export const reopenOffice = call({
  spec: ['CAT-55', 'QUE-21', 'BOK-10'],
  summary:
    'Ends a closure or takes it back. Bookings without an answer keep their old time; accepted, changed and cancelled ones stay as they are.',
  method: 'POST',
  path: 'counter/closures/reopen',
  body: z.object({ closureId }),
  answer: z.object({ reopened: z.boolean() }),
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
});

export const closureList = call({
  spec: ['CAT-55'],
  summary: 'Lists the tickets of a closure whose holders got no message, so that staff can call them.',
  method: 'GET',
  path: 'counter/closures/:closureId/list',
  params: z.object({ closureId }),
  answer: z.array(
    z.object({
      jettonCode: z.string(),
      serviceName: z.string(),
      locationName: z.string(),
      /** The time that the office cannot keep; `wasTime` is empty for a number. */
      wasDate: realDay,
      wasTime: realTimeOrEmpty,
      /** The held time; empty without one. */
      date: realDayOrEmpty,
      time: realTimeOrEmpty,
      newLocationName: z.string(),
      why: openSet(['noPhone', 'notReached'], 'noPhone'),
    }),
  ),
  silent: true,
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
});

export const acceptNewTime = call({
  spec: ['TIX-12'],
  summary: 'Moves a booking to the time that its closed office holds for it.',
  method: 'POST',
  path: 'favourite/tickets/:id/acceptNewTime',
  params: uuidParams,
  answer: myTicket,
  caller: 'token',
  byLink: 'change',
  reasons: ['newTimeGone', 'alreadyBooked'],
});
