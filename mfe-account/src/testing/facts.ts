import type { MyTicket, PendingWrite, QueueInfo, Service, Session } from '@vez/shared/contracts/client';

export const TICKET_ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';
const KEY = '0b9a1f9e-6a3c-4c1b-8a51-2f0f7c1d9b10';

let last = 66_120_000;
/** A number that no other test has: how long a code button rests is remembered by number. */
export const newMobile = () => ({ area: '853', number: String((last += 1)) });

export const aService = (): Service => ({
  id: 7,
  code: 'DSI-BIR-R',
  name: 'Resident card renewal',
  uiName: 'Resident card renewal',
  departmentId: 1,
  departmentNames: ['Identification Services Bureau'],
  departmentCode: 'DSI',
  showServiceDetail: false,
  serviceDetailType: 'html',
  serviceDetailUrl: '',
  serviceDetailHtml: '',
  uiIcon: 'id-card',
  uiColor: '',
  openReservationParameter: false,
  reservationRecommend: false,
  warning: '',
  recommendType: 'SYSTEM_SERVICE',
  locations: [
    {
      id: 2,
      name: 'China Plaza',
      uiName: 'China Plaza',
      latitude: null,
      longitude: null,
      address: 'Avenida da Praia Grande 804',
      description: '',
      telephone: '',
      suspended: false,
      remoteCounter: false,
      rcServiceLogin: false,
      uiIcon: '',
      uiColor: '',
      depId: 1,
      depCode: 'DSI',
      booking: true,
      ticket: true,
      checkIdCardReservation: false,
      checkIdCardTime: false,
      checkIdCardQueue: false,
    },
  ],
});

export const aQueue = (): QueueInfo => ({
  waitCount: 4,
  openCounter: 2,
  notCheckInCount: 1,
  minCntToAlert: 1,
  maxCntToAlert: 20,
  pass: 'Y',
  queueState: '',
  status: true,
  isOpen: true,
  isOfficeTime: true,
  updatedAt: '2026-12-01T01:31:00Z',
});

export const waitingNumber = (mobile = newMobile()): PendingWrite & { flow: 'queue' } => ({
  flow: 'queue',
  mobile,
  idempotencyKey: KEY,
  returnTo: '/offerNum?service=7&location=2',
  request: {
    cntToAlert: 3,
    locationId: 2,
    serviceId: 7,
    messageCode: null,
    mobArea: mobile.area,
    mobNum: mobile.number,
    identifyNo: null,
  },
});

export const waitingBooking = (mobile = newMobile()): PendingWrite & { flow: 'reservation' } => ({
  flow: 'reservation',
  mobile,
  idempotencyKey: KEY,
  returnTo: '/reserve?service=7&location=2',
  request: {
    departmentId: 1,
    departmentCode: 'DSI',
    locationId: 2,
    serviceId: 7,
    bookingDate: '04/12/2026',
    bookingTime: '10:30',
    identifyNo: '51234567',
    contactType: 'P',
    mobNum: mobile.number,
    mobArea: mobile.area,
    contactEmail: null,
    otherContact: null,
  },
});

export const aTicket = (): MyTicket => ({
  serviceId: 7,
  locationId: 2,
  departmentId: 1,
  serviceName: 'Resident card renewal',
  departmentName: 'Identification Services Bureau',
  locationName: 'China Plaza',
  locationAddress: 'Avenida da Praia Grande 804',
  latitude: null,
  longitude: null,
  waitCount: 4,
  notCheckInCount: 1,
  openCounter: 2,
  progress: 'waiting',
  counterName: '',
  appliedAt: '2026-12-01T01:31:00Z',
  cntToAlert: null,
  editable: false,
  cancellable: true,
  favouriteId: null,
  ticket: {
    id: TICKET_ID,
    uid: '261201-ABCDEFGH',
    jettonCode: 'A037',
    ticketType: 'QUEUE',
    ticketState: 'NORMAL',
    bookingDate: '',
    bookingTime: '',
    ticketDate: '01/12/2026',
    identifyNo: '',
    mobNum: '66123834',
    mobArea: '853',
    qrcodeImg: 'VEZ1.a.b.20261201.c',
    businessCode: '',
    jettonInfo: { area: '', subArea: '', htmlText: '' },
  },
});

export const CLAUSE = {
  id: 1,
  title: 'Privacy policy statement',
  paragraphs: ['We collect only what we need.', 'You may ask for erasure.'],
  updatedAt: '2026-11-01',
};

export const PHONE: Session = { kind: 'phone', mobile: { area: '853', number: '66123834' } };
export const PERSON: Session = {
  ...PHONE,
  kind: 'personal',
  euid: 'e-1',
  name: 'Chan Tai Man',
  identityNo: '51234567',
};
