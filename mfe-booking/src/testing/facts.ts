import type {
  ApiCalls,
  BookableDateWire,
  BookableTimes,
  MyTicket,
  RecommendedTimes,
  ReservationParameter,
  Service,
  ServiceLocation,
  Session,
} from '@vez/shared/contracts/client';

/** 09:31 in Macao on Tuesday 1 December 2026. */
export const NOW = new Date('2026-12-01T01:31:00Z');

/** What the fakes of the tests answer; each test says what is different in its story. */
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

export const ISLANDS = aPlace({ id: 3, name: 'Islands Hall', address: 'Rua de Coimbra 225' });

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
  locations: [aPlace(), ISLANDS],
  ...change,
});

type Offer = ApiCalls['locationService']['answer'];
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

/** December 2026: the 2nd and 3rd are full, the 8th is a holiday, weekends are closed but for the 12th. */
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

/** On the 4th 09:00 is full here and free at the islands, 15:00 is full everywhere. */
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

export const TICKET_ID = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';

type TicketChange = Partial<Omit<MyTicket, 'ticket'>> & { ticket?: Partial<MyTicket['ticket']> };
/** Booked for Friday the 4th at 10:30. */
export const aBooking = ({ ticket, ...change }: TicketChange = {}): MyTicket => ({
  serviceId: 7,
  locationId: 2,
  departmentId: 1,
  serviceName: 'Resident card renewal',
  departmentName: 'Identification Services Bureau',
  locationName: 'China Plaza',
  locationAddress: 'Avenida da Praia Grande 804',
  latitude: null,
  longitude: null,
  waitCount: 0,
  notCheckInCount: 0,
  openCounter: 2,
  progress: 'booked',
  counterName: '',
  appliedAt: '2026-12-01T01:31:00Z',
  cntToAlert: null,
  editable: true,
  cancellable: true,
  favouriteId: null,
  ticket: {
    id: TICKET_ID,
    uid: '261201-ABCDEFGH',
    jettonCode: 'B012',
    ticketType: 'RESERCATION',
    ticketState: 'NORMAL',
    bookingDate: '04/12/2026',
    bookingTime: '10:30',
    ticketDate: '04/12/2026',
    identifyNo: '',
    mobNum: '66123834',
    mobArea: '853',
    qrcodeImg: 'VEZ1.a.b.20261204.c',
    businessCode: '',
    jettonInfo: { area: '', subArea: '', htmlText: '' },
    ...ticket,
  },
  ...change,
});

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
  mobile: { area: '853', number: '62855010' },
};
export const HOST_USER: Session = { ...PERSON, kind: 'superApp', euid: 's-1' };
