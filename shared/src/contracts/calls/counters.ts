import { z } from 'zod';
import { LANGUAGES, PRIORITY_REASONS, type Language } from '../../domain';
import { call } from '../call';
import { directions, noticesNow, officeCounter, officeEvent, waitRange } from '../entities';
import { count, instant, nonEmpty } from '../entities/formats';

const id = z.int().min(1);
const counter = z.string().min(1).max(20);
const calledTicket = z.object({ ticketId: nonEmpty, jettonCode: z.string(), counter: z.string() });
const at = { locationId: id, serviceId: id };

/** Staff act at a counter that is open and theirs; counter systems at any of their department. */
const OWN_COUNTER = ['counterNotOpen', 'counterTaken'] as const;
const AT_COUNTER = ['clerk', 'supervisor'] as const;

/** The integration of a department's counter system: by service credential, never by a citizen. */
export const callNext = call({
  spec: ['QUE-03'],
  summary: 'Calls the next number of one queue; `called` is null if the queue is empty.',
  method: 'POST',
  path: 'counter/callNext',
  body: z.object({ ...at, counter }),
  answer: z.object({ called: calledTicket.nullable() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterPaused', 'counterBusy', ...OWN_COUNTER],
});

export const recall = call({
  spec: ['QUE-03'],
  summary: 'Calls the same number again, for 30 minutes after the last call also an absent one.',
  method: 'POST',
  path: 'counter/recall',
  body: z.object({ ticketId: z.uuid(), counter }),
  answer: z.object({ called: calledTicket }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'alreadyQueued', 'counterBusy', 'calledElsewhere', ...OWN_COUNTER],
});

export const markAbsent = call({
  spec: ['TIX-31'],
  summary: 'Marks the called person as absent and sends them a message.',
  method: 'POST',
  path: 'counter/absent',
  body: z.object({ ticketId: z.uuid() }),
  answer: z.object({ done: z.boolean() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const markTreated = call({
  spec: ['TIX-30'],
  summary: 'Ends the visit: the called person was served.',
  method: 'POST',
  path: 'counter/treated',
  body: z.object({ ticketId: z.uuid() }),
  answer: z.object({ done: z.boolean() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['ticketNotCalled', 'calledElsewhere', 'counterNotOpen'],
});

export const openCounter = call({
  spec: ['QUE-16'],
  summary:
    'Opens a counter for a queue. Staff hold it until they close it, and open only counters that their office lists, if it lists any.',
  method: 'POST',
  path: 'counter/open',
  body: z.object({ ...at, counter }),
  answer: z.object({ openCounter: z.int() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterTaken', 'counterUnknown'],
});

export const closeCounter = call({
  spec: ['QUE-16'],
  summary: 'Closes a counter for a queue. Staff cannot close one that serves a person.',
  method: 'POST',
  path: 'counter/close',
  body: z.object({ ...at, counter }),
  answer: z.object({ openCounter: z.int() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: ['counterTaken', 'counterBusy'],
});

export const leaveCounter = call({
  spec: ['QUE-16'],
  summary:
    'Closes a counter for all its queues, and decides what becomes of its people: the one `called` there, those `parked` there, those sent there (`sentTo`, by default to any counter of their queue).',
  method: 'POST',
  path: 'counter/leave',
  body: z.object({
    locationId: id,
    counter,
    /** `back`: to the front of the queue. */
    called: z.enum(['served', 'missed', 'back']).optional(),
    parked: z.enum(['kept', 'back']).default('kept'),
    sentTo: counter.optional(),
  }),
  answer: z.object({
    people: z.array(
      z.object({ ticketId: nonEmpty, jettonCode: z.string(), became: z.enum(['served', 'missed', 'back']) }),
    ),
  }),
  caller: 'service',
  roles: AT_COUNTER,
  staffOnly: true,
  forOtherClients: true,
  reasons: ['counterTaken', 'counterBusy', 'noCounter', 'ticketNotCalled'],
});

const text = z.string().trim().max(120).default('');
const allTexts = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
);

export const officeCounters = call({
  spec: ['QUE-16'],
  summary:
    'Lists the counters of an office with their holders and people, and the directions to them. `others` are the directions to counters without their own.',
  method: 'GET',
  path: 'counter/list',
  query: z.object({ locationId: z.coerce.number().int().min(1) }),
  answer: z.object({
    at: instant,
    counters: z.array(officeCounter),
    ...noticesNow,
    others: directions,
    /** Of each queue: who waits, how many counters call them, and whether its remote numbers are paused. */
    queues: z.array(
      z.object({
        serviceId: z.int(),
        waitCount: count,
        /** When the person who waits longest came; null without one. */
        waitingSince: instant.nullable(),
        openCounters: count,
        /** The wait for a number taken at the office now. */
        waitRange: waitRange.optional(),
        /** `until` is null if the pause has no end. */
        paused: z.object({ until: instant.nullable() }).optional(),
      }),
    ),
  }),
  silent: true,
  caller: 'service',
  roles: AT_COUNTER,
  staffOnly: true,
  forOtherClients: true,
});

export const saveCounter = call({
  spec: ['QUE-16', 'TIX-03'],
  summary:
    'Adds a counter to an office or changes it. `savedAt` is that of the counter as it was read, and absent for a new one. An empty `counter` changes the directions to counters without their own.',
  method: 'POST',
  path: 'counter/save',
  body: z.object({
    locationId: id,
    counter: z.string().trim().max(20),
    serviceIds: z.array(id).max(200),
    /** Absent: as they are. */
    directions: z.object({ floor: allTexts, area: allTexts, way: allTexts }).optional(),
    savedAt: instant.max(40).optional(),
  }),
  answer: z.object({ savedAt: instant }),
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
  reasons: ['counterChanged', 'tooManyCounters'],
});

export const removeCounter = call({
  spec: ['QUE-16'],
  summary: 'Removes a closed counter from an office.',
  method: 'POST',
  path: 'counter/remove',
  body: z.object({ locationId: id, counter }),
  answer: z.object({ removed: z.boolean() }),
  caller: 'service',
  roles: ['supervisor'],
  staffOnly: true,
  forOtherClients: true,
  reasons: ['counterOpen'],
});

export const walkIn = call({
  spec: ['QUE-01'],
  summary: 'Gives out a number on site, as a kiosk does. The person counts as checked in.',
  method: 'POST',
  path: 'counter/walkIn',
  body: z.object({
    ...at,
    priority: z.boolean().default(false),
    /** Why it has priority, which only staff read; given, it sets `priority`. */
    reason: z.enum(PRIORITY_REASONS).optional(),
  }),
  answer: calledTicket.omit({ counter: true }).extend({ qrcodeContent: z.string() }),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor', 'kiosk'],
  forOtherClients: true,
  reasons: ['queueClosed'],
});

export const counterTicketHistory = call({
  spec: ['QUE-03'],
  summary: 'Returns what happened to a ticket of the department, and who did it.',
  method: 'GET',
  path: 'counter/tickets/:ticketId/history',
  params: z.object({ ticketId: z.uuid() }),
  answer: z.array(officeEvent),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor'],
  forOtherClients: true,
});

export const setQuota = call({
  spec: ['QUE-15', 'QUE-21'],
  summary: 'Sets how many remote numbers a queue gives a day, and whether it is open.',
  method: 'POST',
  path: 'counter/quota',
  body: z.object({ ...at, quota: z.int().min(0).max(100_000), open: z.boolean() }),
  answer: z.object({ quota: z.int(), open: z.boolean() }),
  caller: 'service',
  roles: ['supervisor'],
  forOtherClients: true,
});

export const pauseQueue = call({
  spec: ['QUE-13'],
  summary:
    'Pauses or resumes the remote numbers of a queue. With `until` the pause ends by itself. Clerks name their `counter`, which must serve the queue.',
  method: 'POST',
  path: 'counter/pauseQueue',
  body: z.object({
    ...at,
    paused: z.boolean(),
    until: instant.max(40).optional(),
    counter: counter.optional(),
  }),
  answer: z.object({ paused: z.boolean(), until: instant.nullable() }),
  caller: 'service',
  roles: AT_COUNTER,
  forOtherClients: true,
  reasons: OWN_COUNTER,
});

export const counterQueues = call({
  spec: ['QUE-03'],
  summary: 'Lists the queues that the caller may serve, with who waits, open counters and called numbers.',
  method: 'GET',
  path: 'counter/queues',
  answer: z.array(
    z.object({
      locationId: z.int(),
      serviceId: z.int(),
      waitCount: z.int(),
      openCounters: z.array(z.string()),
      called: z.array(calledTicket.extend({ calledAt: z.string() })),
      isOfficeTime: z.boolean(),
      open: z.boolean(),
    }),
  ),
  caller: 'service',
  roles: ['clerk', 'receptionist', 'supervisor'],
  forOtherClients: true,
});
