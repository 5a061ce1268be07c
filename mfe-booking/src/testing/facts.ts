import type {
  BookableDateWire,
  BookableTimes,
  Hold,
  RecommendedTimes,
  ReservationParameter,
  Service,
} from '@vez/shared/contracts/client';
import { aPlace, aService as serviceAtOnePlace } from '@vez/shared/testing';

export {
  aBooking,
  anOffer,
  aPlace,
  aQueue,
  COMPANY,
  HOST_USER,
  PERSON,
  PHONE,
  TICKET_ID,
} from '@vez/shared/testing';

/** 09:31 in Macao on Tuesday 1 December 2026. */
export const NOW = new Date('2026-12-01T01:31:00Z');

export const ISLANDS = aPlace({ id: 3, name: 'Islands Hall', address: 'Rua de Coimbra 225' });

/** Ten minutes long. */
export const aHold = (holdId: string): Hold => ({
  holdId,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  renewable: true,
});

/** A service at two offices. */
export const aService = (change: Partial<Service> = {}): Service =>
  serviceAtOnePlace({ locations: [aPlace(), ISLANDS], ...change });

/** December 2026: the 2nd and 3rd are full, the 8th is a holiday, weekends are closed except the 12th. */
export const theDates = (change: Partial<BookableDateWire> = {}): BookableDateWire => ({
  startDate: '02/12/2026',
  endDate: '30/12/2026',
  fullBookingDates: ['02/12/2026', '03/12/2026'],
  periodTicketDate: '',
  periodTicketDateState: '',
  specailWorkDates: ['12/12/2026'],
  publicHolidays: ['08/12/2026'],
  nonOffices: [0, 6],
  todayByTimeTicket: false,
  ...change,
});

const slot = (timeSlot: string, enabled = true) => ({ timeSlot, enabled });
export const theTimes = (change: Partial<BookableTimes> = {}): BookableTimes => ({
  style: 'list',
  totalTimeSlot: [slot('09:00', false), slot('09:30'), slot('10:30'), slot('14:00'), slot('15:00', false)],
  ...change,
});

/** On the 4th, 09:00 is free at the Islands Hall only, and 15:00 is full everywhere. */
export const theRecommended = (): RecommendedTimes => [
  {
    date: '04/12/2026',
    times: [
      { time: '09:00', isFull: true, otherLocationIds: [3] },
      { time: '09:30', isFull: false, otherLocationIds: [] },
      { time: '15:00', isFull: true, otherLocationIds: [] },
    ],
  },
  {
    date: '07/12/2026',
    times: [
      { time: '09:00', isFull: false, otherLocationIds: [3] },
      { time: '14:00', isFull: false, otherLocationIds: [] },
    ],
  },
];

export const aParameter = (
  type: ReservationParameter['type'],
  name: string,
  change: Partial<ReservationParameter> = {},
): ReservationParameter => ({
  type,
  name,
  description: name,
  required: true,
  options: [],
  value: '',
  ...change,
});
