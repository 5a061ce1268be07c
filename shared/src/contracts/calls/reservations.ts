import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { myTicket, reservationEdit, reservationRequest } from '../entities';

const BOOKING_REASONS = [
  'slotTaken',
  'holdExpired',
  'dateNotBookable',
  'timeNotBookable',
  'serviceNotBookable',
  'tooManyTickets',
  'alreadyBooked',
  'idNumberRequired',
  'idNumberInvalid',
  'parametersInvalid',
  'mobileNotVerified',
  'oneAccountRequired',
] as const;

export const reserve = call({
  spec: ['API-24', 'DAT-25', 'BOK-28', 'BOK-29'],
  summary: 'Books a place for a verified mobile number.',
  method: 'POST',
  path: 'booking/webJetton',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: reservationRequest,
  answer: myTicket,
  caller: 'token',
  reasons: BOOKING_REASONS,
});

export const editReservation = call({
  spec: ['API-25', 'DAT-31', 'BOK-35'],
  summary: 'Moves a booking: takes the new place before it releases the old one.',
  method: 'PUT',
  path: 'booking/updateTicket',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: reservationEdit,
  answer: myTicket,
  caller: 'token',
  byLink: 'change',
  reasons: [...BOOKING_REASONS, 'ticketNotEditable'],
});
