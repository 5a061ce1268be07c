import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { myTicket, queueInfo, queueRequest, waitingInfo } from '../entities';
import { count, weekday } from '../entities/formats';
import { serviceAtLocationParams, uuidParams } from '../entities/list-query';

export const counterInfo = call({
  spec: ['API-32', 'API-77', 'DAT-11'],
  summary: 'The live figures of one queue.',
  method: 'GET',
  path: 'booking/counterInfo/:locationId/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams,
  answer: queueInfo,
  silent: true,
  caller: 'anyone',
});

/** Minutes in steps of five. */
const usualHour = z.object({
  weekday,
  hour: count,
  /** One in four waited less. */
  fromMinutes: count,
  /** Half waited less. */
  middleMinutes: count,
  /** Three in four waited less. */
  toMinutes: count,
});

export const usualWeek = call({
  spec: ['QUE-03'],
  summary:
    'How long people with a number usually wait in a queue, by weekday and hour: of the last eight weeks without public holidays. Hours with fewer than five people are left out.',
  method: 'GET',
  path: 'booking/usualWeek/:locationId/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams,
  answer: z.object({ hours: z.array(usualHour) }),
  toldByScreen: true,
  caller: 'anyone',
});

export const takeQueueTicket = call({
  spec: ['API-37', 'DAT-32', 'DAT-33', 'QUE-01'],
  summary: 'Takes a number for a verified mobile number.',
  method: 'POST',
  path: 'queue/requestQueueTicket',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: queueRequest,
  answer: myTicket,
  caller: 'token',
  reasons: [
    'queueClosed',
    'queueNotBusy',
    'queueFull',
    'noCounter',
    'outsideOfficeHours',
    'queueAbnormal',
    'queuePaused',
    'alreadyQueued',
    'tooManyTickets',
    'alertCountOutOfRange',
    'idNumberRequired',
    'idNumberInvalid',
    'mobileNotVerified',
    'oneAccountRequired',
  ],
});

export const waitingInfoOfTicket = call({
  spec: ['API-33', 'TIX-19', 'TIX-33'],
  summary: 'How a ticket stands: counts and progress only.',
  method: 'GET',
  path: 'booking/waitingInfo/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: uuidParams,
  answer: waitingInfo,
  silent: true,
  caller: 'token',
  byLink: 'read',
});

export const letPass = call({
  spec: ['TIX-33'],
  summary:
    'Lets the next five people behind a waiting number, or all if there are fewer, go first. The number is kept.',
  method: 'POST',
  path: 'queue/letPass/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: uuidParams,
  answer: waitingInfo,
  caller: 'token',
  byLink: 'change',
  reasons: ['ticketNotActive', 'nobodyBehind'],
});

export const rejoin = call({
  spec: ['TIX-31'],
  summary:
    'Says that a holder who missed the call is back: the same number, behind the next three (decision 88).',
  method: 'POST',
  path: 'queue/rejoin/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: uuidParams,
  answer: waitingInfo,
  caller: 'token',
  byLink: 'change',
  reasons: [
    'ticketNotAbsent',
    'rejoinedOnce',
    'rejoinTooLate',
    'queueClosed',
    'alreadyQueued',
    'tooManyTickets',
  ],
});

export const checkIn = call({
  spec: ['QUE-01', 'DAT-11'],
  summary: 'Says that the holder has arrived.',
  method: 'POST',
  path: 'queue/checkIn/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: uuidParams,
  answer: waitingInfo,
  caller: 'token',
  byLink: 'change',
  reasons: ['checkInTooEarly', 'ticketNotActive'],
});
