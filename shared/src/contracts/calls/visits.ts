import { z } from 'zod';
import { call } from '../call';
import { boardCall, signNames, visit } from '../entities';
import { count, instant, nonEmpty } from '../entities/formats';

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
    'What a counter sees: whom it serves, who waits in the order in which its queues call, the bookings of today. Without `counter`, or with one that is not open, all queues of the caller at the place.',
  method: 'GET',
  path: 'counter/desk',
  query: z.object({ locationId: queryId, counter: z.string().trim().max(20).default('') }),
  answer: z.object({
    at: instant,
    counter: z.string(),
    isOpen: z.boolean(),
    isPaused: z.boolean(),
    /** Who of the staff has it today; nothing where nobody has. */
    holder: z.object({ name: z.string(), since: instant, isYou: z.boolean() }).optional(),
    /** The services that this counter serves. */
    queues: z.array(z.int()),
    current: visit.nullable(),
    /** The first 50, in the order of calling. */
    waiting: z.array(visit),
    waitingCount: count,
    /** By time. */
    appointments: z.array(visit),
    parked: z.array(visit),
  }),
  silent: true,
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
});

export const callNextFor = call({
  spec: ['QUE-03'],
  summary:
    'Finishes the visit before (`finish`), and calls the next of several queues, all in one transaction. Refused while somebody else is at this counter.',
  method: 'POST',
  path: 'counter/next',
  body: z.object({
    locationId: id,
    serviceIds: z.array(id).min(1).max(50),
    counter,
    finish: ticketId.optional(),
  }),
  answer: z.object({ finished: z.boolean(), called: visit.nullable() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterBusy', 'counterPaused', ...OWN_COUNTER],
});

export const callTicket = call({
  spec: ['QUE-03'],
  summary:
    'Calls this very ticket, out of its turn, and finishes the visit before (`finish`), in one transaction. A booking whose holder has not checked in has arrived with it.',
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
  summary: 'The called person is at the counter: the visit begins.',
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
  summary:
    'Somebody has arrived: by ticket, or by the code of a ticket, scanned (`VEZ1.…`) or typed. A booking that was missed is let in again, behind the next three.',
  method: 'POST',
  path: 'counter/checkIn',
  body: z.union([z.object({ ticketId }), z.object({ code: z.string().trim().min(1).max(2000) })]),
  answer: z.object({ visit, peopleAhead: count }),
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
  summary: 'Sets a visit aside: the person keeps their place at the counter and fetches what is missing.',
  method: 'POST',
  path: 'counter/park',
  body: z.object({ ticketId }),
  answer: z.object({ visit }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const unpark = call({
  spec: ['QUE-03'],
  summary: 'Takes a parked visit back to a counter that is free.',
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
  summary:
    'Takes back that a visit was finished, within 30 seconds and at the same counter, where nobody else is by now.',
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
    'Sends a person to another queue of the department, or to one counter of it. They stand there by the time of their arrival, with the number that they have.',
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
  summary: 'Cancels a visit for its holder, who is told by SMS with the note.',
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
  summary: 'Stops or resumes a counter: while it is paused it calls nobody, and stays open for its queues.',
  method: 'POST',
  path: 'counter/pause',
  body: z.object({ locationId: id, counter, paused: z.boolean() }),
  answer: z.object({ paused: z.boolean() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['noCounter', ...OWN_COUNTER],
});

export const takeOverCounter = call({
  spec: ['QUE-03'],
  summary:
    'Takes a counter over from the colleague who has had it `since` then, with the person who is there: no visit ends. Refused where somebody else has it by now.',
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
    'Today’s visits of an office by number, by name, or by the last four digits of the phone; at most 20.',
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
    'The last calls of an office, newest first, at most eight: what a display shows. Names are in every language: a wall is read by all.',
  method: 'GET',
  path: 'counter/board',
  query: z.object({ locationId: queryId }),
  answer: z.object({
    at: instant,
    officeNames: signNames.optional(),
    departmentNames: signNames.optional(),
    calls: z.array(boardCall),
  }),
  silent: true,
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk', 'display'],
  forOtherClients: true,
});

export const codeKeys = call({
  spec: ['TIX-35'],
  summary:
    'The public keys by which the codes of tickets are checked without asking: Ed25519, as base64url of its SPKI.',
  method: 'GET',
  path: 'counter/codeKeys',
  answer: z.array(z.object({ name: nonEmpty, publicKey: nonEmpty })),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk'],
  forOtherClients: true,
});
