import type { Favourite, MyTicket, QueueInfo, WaitingInfo } from '@vez/shared/contracts/client';
import { randomId } from '@vez/shared/http';
import { aNumber as numberOfCity, aQueue as queueOfCity, TICKET_ID } from '@vez/shared/testing';

export { PERSON, PHONE, TICKET_ID } from '@vez/shared/testing';

/** A waiting number of today (1 December 2026, 09:31 in Macao). */
export const aNumber = ({ ticket, ...change }: Parameters<typeof numberOfCity>[0] = {}): MyTicket =>
  numberOfCity({
    latitude: 22.19,
    longitude: 113.54,
    openCounter: 5,
    appliedAt: '2026-12-01T01:28:00Z',
    ...change,
    ticket: {
      identifyNo: '1••••78',
      jettonInfo: { area: 'Zone A', subArea: 'A2 Identity', htmlText: '' },
      ...ticket,
    },
  });

/** A booking for Friday 4 December 2026, 10:30. */
export const aBooking = (change: Parameters<typeof aNumber>[0] = {}): MyTicket =>
  aNumber({
    progress: 'booked',
    editable: true,
    ...change,
    ticket: {
      ticketType: 'RESERCATION',
      jettonCode: 'RA001',
      bookingDate: '04/12/2026',
      bookingTime: '10:30',
      ticketDate: '04/12/2026',
      ...change.ticket,
    },
  });

export const another = (mine: MyTicket): MyTicket => ({
  ...mine,
  ticket: { ...mine.ticket, id: randomId() },
});

/** The state of the ticket at the next poll. */
export const ticketStatus = (change: Partial<WaitingInfo> = {}): WaitingInfo => ({
  ticketId: TICKET_ID,
  waitCount: 4,
  notCheckInCount: 1,
  openCounter: 5,
  progress: 'waiting',
  counterName: '',
  updatedAt: '2026-12-01T01:31:00Z',
  ...change,
});

export const aFavourite = (change: Partial<Favourite> = {}): Favourite => ({
  id: randomId(),
  serviceId: 7,
  locationId: 2,
  serviceName: 'Resident card renewal',
  locationName: 'China Plaza',
  type: 'QUEUE',
  uiServiceName: 'Resident card renewal',
  uiLocationName: 'China Plaza',
  departmentId: 1,
  departmentCode: 'DSI',
  departmentName: 'Identification Services Bureau',
  validity: true,
  ...change,
});

export const aQueue = (change: Partial<QueueInfo> = {}): QueueInfo =>
  queueOfCity({ waitCount: 12, openCounter: 3, notCheckInCount: 0, minCntToAlert: 3, ...change });

/** The single answer with the queues of all favourites. */
export const statesOf = (change: Partial<QueueInfo> = {}, points = [{ serviceId: 7, locationId: 2 }]) => ({
  points: points.map((point) => ({ ...point, queue: aQueue(change) })),
  services: [],
});
