import type { Favourite, MyTicket, QueueInfo, Session, WaitingInfo } from '@vez/shared/contracts/client';
import { randomId } from '@vez/shared/http';

export const PHONE: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };
export const PERSON: Session = { ...PHONE, kind: 'personal', euid: 'euid-1', name: 'Chan Tai Man' };

export const TICKET_ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';

/** A number that waits, today (1 December 2026, 09:31 in Macao). */
export const aNumber = (
  change: Partial<Omit<MyTicket, 'ticket'>> & { ticket?: Partial<MyTicket['ticket']> } = {},
): MyTicket => ({
  serviceId: 7,
  locationId: 2,
  departmentId: 1,
  serviceName: 'Resident card renewal',
  departmentName: 'Identification Services Bureau',
  locationName: 'China Plaza',
  locationAddress: 'Avenida da Praia Grande 804',
  latitude: 22.19,
  longitude: 113.54,
  waitCount: 4,
  notCheckInCount: 1,
  openCounter: 5,
  progress: 'waiting',
  counterName: '',
  appliedAt: '2026-12-01T01:28:00Z',
  cntToAlert: null,
  editable: false,
  cancellable: true,
  favouriteId: null,
  ...change,
  ticket: {
    id: TICKET_ID,
    uid: '261201-ABCDEFGH',
    jettonCode: 'A037',
    ticketType: 'QUEUE',
    ticketState: 'NORMAL',
    bookingDate: '',
    bookingTime: '',
    ticketDate: '01/12/2026',
    identifyNo: '1••••78',
    mobNum: '66123834',
    mobArea: '853',
    qrcodeImg: 'VEZ1.a.b.20261201.c',
    businessCode: '',
    jettonInfo: { area: 'Zone A', subArea: 'A2 Identity', htmlText: '' },
    ...change.ticket,
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

/** How the ticket stands at the next poll. */
export const standing = (change: Partial<WaitingInfo> = {}): WaitingInfo => ({
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

export const aQueue = (change: Partial<QueueInfo> = {}): QueueInfo => ({
  waitCount: 12,
  openCounter: 3,
  notCheckInCount: 0,
  minCntToAlert: 3,
  maxCntToAlert: 20,
  pass: 'Y',
  queueState: '',
  status: true,
  isOpen: true,
  isOfficeTime: true,
  updatedAt: '2026-12-01T01:31:00Z',
  ...change,
});
