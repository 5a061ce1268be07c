import type {
  ApiCalls,
  Department,
  QueueInfo,
  Service,
  ServiceLocation,
  ServiceSummary,
} from '@vez/shared/contracts/client';
import { fakeCall } from '@vez/shared/testing';

/** What the fakes of the tests answer; each test says what is different in its story. */
export const aDepartment = (change: Partial<Department> = {}): Department => ({
  id: 1,
  code: 'DSI',
  name: 'Identification Bureau',
  uiName: 'Identification Bureau',
  suspended: false,
  showHome: true,
  icon: 'id-card',
  officeTel: '2837 0777',
  ...change,
});

export const aSummary = (change: Partial<ServiceSummary> = {}): ServiceSummary => ({
  id: 7,
  code: 'ID-RENEW',
  name: 'Identity card renewal',
  uiName: 'Identity card renewal',
  departmentId: 1,
  departmentNames: ['Identification Bureau'],
  departmentCode: 'DSI',
  showServiceDetail: false,
  uiIcon: 'id-card',
  uiColor: '',
  recommendType: 'SYSTEM_SERVICE',
  locationIds: [2, 3],
  ...change,
});

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

export const aService = (change: Partial<Service> = {}): Service => {
  const { locationIds: _, ...summary } = aSummary();
  return {
    ...summary,
    serviceDetailType: 'html',
    serviceDetailUrl: '',
    serviceDetailHtml: '',
    openReservationParameter: false,
    reservationRecommend: false,
    warning: '',
    locations: [aPlace(), aPlace({ id: 3, name: 'Islands Centre' })],
    ...change,
  };
};

export const aQueue = (change: Partial<QueueInfo> = {}): QueueInfo => ({
  waitCount: 48,
  openCounter: 5,
  notCheckInCount: 7,
  minCntToAlert: 3,
  maxCntToAlert: 20,
  pass: 'Y',
  queueState: '',
  status: true,
  isOpen: true,
  isOfficeTime: true,
  updatedAt: '2026-11-21T01:31:00.000Z',
  ...change,
});

export const anOffer = (
  change: Partial<ApiCalls['locationService']['answer']> = {},
): ApiCalls['locationService']['answer'] => ({
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

/** The answers behind a home on which all is well. */
export const homeFakes = () => [
  fakeCall('departmentCount', { count: 9 }),
  fakeCall('ticketCount', { count: 0 }),
  fakeCall('grayTestFlag', { showGrayTestFunc: false }),
  fakeCall('recommendedServices', [aSummary()]),
  fakeCall('hotServices', [aSummary()]),
  fakeCall('departments', [aDepartment()]),
  fakeCall('favourites', []),
];
