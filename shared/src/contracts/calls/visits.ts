import { z } from 'zod';
import { call } from '../call';
import { PARK_REASONS, PAUSE_REASONS } from '../../domain';
import { boardCall, counterPause, hallQueue, noticesNow, ownDevice, signNames, visit } from '../entities';
import { count, instant, nonEmpty, realTime } from '../entities/formats';

const id = z.int().min(1);
const queryId = z.coerce.number().int().min(1);
const counter = z.string().trim().min(1).max(20);
const ticketId = z.uuid();

const AT_COUNTER = ['clerk', 'supervisor'] as const;
/** Staff act at a counter that is open and theirs; counter systems at any of their department. */
const OWN_COUNTER = ['counterNotOpen', 'counterTaken'] as const;
const STAFF = ['clerk', 'receptionist', 'supervisor'] as const;

export const desk = call({
  spec: ['QUE-03'],
  summary:
    'Returns the person at a counter, who waits in calling order, today’s bookings, parked visits. Without an open `counter` it covers all queues of the caller at the office.',
  method: 'GET',
  path: 'counter/desk',
  query: z.object({ locationId: queryId, counter: z.string().trim().max(20).default('') }),
  answer: z.object({
    at: instant,
    counter: z.string(),
    isOpen: z.boolean(),
    isPaused: z.boolean(),
    /** With the other counters that call the same people now. */
    pause: counterPause.extend({ others: count }).optional(),
    /** Who of the staff has it today; nothing where nobody has. */
    holder: z.object({ name: z.string(), since: instant, isYou: z.boolean() }).optional(),
    /** The services that this counter serves. */
    queues: z.array(z.int()),
    /** Those whose remote numbers are paused; `until` is null if a pause has no end. */
    pausedQueues: z.array(z.object({ serviceId: z.int(), until: instant.nullable() })).optional(),
    current: visit.nullable(),
    /** The first 50, in the order of calling. */
    waiting: z.array(visit),
    waitingCount: count,
    /** By time. */
    appointments: z.array(visit),
    parked: z.array(visit),
    ...noticesNow,
  }),
  silent: true,
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
});

export const callNextFor = call({
  spec: ['QUE-03'],
  summary: 'Finishes the visit `finish` and calls the next person of several queues, in one transaction.',
  method: 'POST',
  path: 'counter/next',
  body: z.object({
    locationId: id,
    serviceIds: z.array(id).min(1).max(50),
    counter,
    finish: ticketId.optional(),
  }),
  answer: z.object({
    finished: z.boolean(),
    called: visit.nullable(),
    /** Numbers whose turn ended, because their holders did not say that they are here (decision 394). */
    passedOver: z.array(z.string()).optional(),
  }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterBusy', 'counterPaused', ...OWN_COUNTER],
});

export const callTicket = call({
  spec: ['QUE-03'],
  summary:
    'Finishes the visit `finish` and calls this ticket out of turn, in one transaction. It checks a booking in.',
  method: 'POST',
  path: 'counter/callTicket',
  body: z.object({ ticketId, counter, finish: ticketId.optional() }),
  answer: z.object({ finished: z.boolean(), called: visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterBusy', 'counterPaused', 'ticketNotActive', 'calledElsewhere', ...OWN_COUNTER],
});

export const startVisit = call({
  spec: ['TIX-30'],
  summary: 'Starts the visit: the called person is at the counter.',
  method: 'POST',
  path: 'counter/start',
  body: z.object({ ticketId }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const checkInFor = call({
  spec: ['QUE-01', 'TIX-35'],
  summary: 'Checks a ticket in, by its id or its code, scanned (`VEZ1.…`) or typed.',
  method: 'POST',
  path: 'counter/checkIn',
  body: z.union([z.object({ ticketId }), z.object({ code: z.string().trim().min(1).max(2000) })]),
  /** `calledFrom`: the time of a booking whose holder came early. */
  answer: z.object({ visit, peopleAhead: count, calledFrom: realTime.optional() }),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk'],
  forOtherClients: true,
  reasons: [
    'qrCodeNotRecognised',
    'ticketExpired',
    'ticketUsed',
    'ticketOfOtherOffice',
    'checkInTooEarly',
    'alreadyQueued',
  ],
});

export const park = call({
  spec: ['QUE-03'],
  summary:
    'Parks a visit: the person keeps their place while the counter serves others. A repetition changes the reason.',
  method: 'POST',
  path: 'counter/park',
  body: z.object({ ticketId, reason: z.enum(PARK_REASONS).optional() }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const unpark = call({
  spec: ['QUE-03'],
  summary: 'Takes a parked visit back to a free counter.',
  method: 'POST',
  path: 'counter/unpark',
  body: z.object({ ticketId, counter }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'counterBusy', 'calledElsewhere', ...OWN_COUNTER],
});

export const reopenVisit = call({
  spec: ['QUE-03'],
  summary: 'Undoes `counter/treated` within 30 seconds, at the same counter, while it is free.',
  method: 'POST',
  path: 'counter/reopen',
  body: z.object({ ticketId, counter }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'counterBusy', 'alreadyQueued', 'calledElsewhere', ...OWN_COUNTER],
});

export const transfer = call({
  spec: ['QUE-03'],
  summary:
    'Sends a person to another queue or counter of the department, with their number and time of arrival.',
  method: 'POST',
  path: 'counter/transfer',
  body: z.object({ ticketId, serviceId: id, locationId: id, counter: counter.optional() }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: ['ticketNotActive', 'alreadyQueued', 'noCounter', 'calledElsewhere', 'counterNotOpen'],
});

export const cancelVisit = call({
  spec: ['TIX-12'],
  summary: 'Cancels a visit for its holder, who gets an SMS with the note.',
  method: 'POST',
  path: 'counter/cancel',
  body: z.object({ ticketId, note: z.string().trim().max(60).default('') }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: ['ticketNotCancellable', 'calledElsewhere', 'counterNotOpen'],
});

export const pauseCounter = call({
  spec: ['QUE-16'],
  summary:
    'Pauses or resumes a counter, with a reason and an end. A paused counter does not call; citizens count it only while no other is open.',
  method: 'POST',
  path: 'counter/pause',
  body: z.object({
    locationId: id,
    counter,
    paused: z.boolean(),
    until: instant.max(40).optional(),
    reason: z.enum(PAUSE_REASONS).optional(),
  }),
  answer: z.object({ paused: z.boolean() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['noCounter', ...OWN_COUNTER],
});

export const takeOverCounter = call({
  spec: ['QUE-03'],
  summary:
    'Takes a counter over, with the person there, from the colleague who has held it since `since`. No visit ends.',
  method: 'POST',
  path: 'counter/takeOver',
  body: z.object({ locationId: id, counter, since: instant.max(40) }),
  answer: z.object({
    /** The name of the colleague; empty where nobody had it, or the caller. */
    takenFrom: z.string(),
    visit: visit.nullable(),
  }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: OWN_COUNTER,
});

export const findVisits = call({
  spec: ['QUE-03'],
  summary:
    'Finds at most 20 of today’s visits at an office by number, ticket code, name, or the last four digits of the phone.',
  method: 'GET',
  path: 'counter/find',
  query: z.object({ locationId: queryId, text: z.string().trim().min(1).max(60) }),
  answer: z.array(visit),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
});

export const board = call({
  spec: ['QUE-03'],
  summary:
    'Returns everyone awaited at a counter, then the last eight other calls, newest first, and the queues with their wait. Names are in every language.',
  method: 'GET',
  path: 'counter/board',
  query: z.object({ locationId: queryId }),
  answer: z.object({
    at: instant,
    officeNames: signNames.optional(),
    departmentNames: signNames.optional(),
    calls: z.array(boardCall),
    /** Absent in answers of an earlier release. */
    queues: z.array(z.object({ ...hallQueue, serviceNames: signNames })).optional(),
    ...noticesNow,
    ...ownDevice,
  }),
  silent: true,
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display'],
  forOtherClients: true,
});

export const codeKeys = call({
  spec: ['TIX-35'],
  summary: 'Returns the public keys that verify ticket codes offline: Ed25519, SPKI in base64url.',
  method: 'GET',
  path: 'counter/codeKeys',
  answer: z.array(z.object({ name: nonEmpty, publicKey: nonEmpty })),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk'],
  forOtherClients: true,
});
