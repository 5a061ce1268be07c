import type { MyTicket, Offer, QueueInfo, Service, ServiceLocation, Session } from '../contracts/client';

/** Default answers of the fakes in a remote's tests; each test overrides what differs. */
export const aPlace = (change: Partial<ServiceLocation> = {}): ServiceLocation => ({
  id: 2,
  name: 'China Plaza',
  uiName: 'China Plaza',
  latitude: 22.19,
  longitude: 113.54,
  address: 'Avenida da Praia Grande 804',
  description: 'Monday to Friday, 09:00 to 18:00',
  telephone: '2837 0777',
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
  ...change,
});

export const aService = (change: Partial<Service> = {}): Service => ({
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
  locations: [aPlace()],
  ...change,
});

/** Four people wait on 1 December 2026, 09:31 in Macao. */
export const aQueue = (change: Partial<QueueInfo> = {}): QueueInfo => ({
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
  ...change,
});

export const anOffer = (change: Partial<Offer> = {}): Offer => ({
  booking: true,
  ticket: true,
  checkIdCardReservation: false,
  checkIdCardTime: false,
  checkIdCardQueue: false,
  status: true,
  timeTicketStatus: false,
  firstBookableDate: '04/12/2026',
  ...change,
});

export const TICKET_ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';

type TicketChange = Partial<Omit<MyTicket, 'ticket'>> & { ticket?: Partial<MyTicket['ticket']> };

/** A waiting number with four people ahead. */
export const aNumber = ({ ticket, ...change }: TicketChange = {}): MyTicket => ({
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
    ...ticket,
  },
  ...change,
});

/** Booked for Friday 4 December 2026, 10:30. */
export const aBooking = ({ ticket, ...change }: TicketChange = {}): MyTicket =>
  aNumber({
    waitCount: 0,
    notCheckInCount: 0,
    progress: 'booked',
    editable: true,
    ...change,
    ticket: {
      ticketType: 'RESERCATION',
      jettonCode: 'B012',
      bookingDate: '04/12/2026',
      bookingTime: '10:30',
      ticketDate: '04/12/2026',
      qrcodeImg: 'VEZ1.a.b.20261204.c',
      ...ticket,
    },
  });

export const CLAUSE = {
  id: 1,
  title: 'Privacy policy statement',
  paragraphs: ['We collect only what we need.', 'You may ask for erasure.'],
  updatedAt: '2026-11-01',
};

const MOBILE = { area: '853', number: '66123834' };
/** The kinds of user (ACC-01), each with what its login supplies. */
export const PHONE: Session = { kind: 'phone', mobile: MOBILE };
export const PERSON: Session = {
  kind: 'personal',
  euid: 'e-1',
  name: 'Chan Tai Man',
  mobile: MOBILE,
  identityNo: '51234567',
  birthday: '04/05/1990',
};
export const COMPANY: Session = {
  kind: 'corporate',
  euid: 'c-1',
  contactPhone: { area: '853', number: '62855010' },
};
export const HOST_USER: Session = { ...PERSON, kind: 'superApp', euid: 's-1' };
