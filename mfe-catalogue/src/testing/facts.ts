import type {
  Api,
  Department,
  Location,
  Offer,
  QueueInfo,
  Service,
  ServiceSummary,
} from '@vez/shared/contracts/client';
import { anOffer, aPlace, aQueue as shortQueue, fakeCall } from '@vez/shared/testing';

export { anOffer, aPlace };

/** Default answers of the fakes; each test overrides what differs. */
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

type LifeEvent = Awaited<ReturnType<Api['lifeEvent']>>;
type Step = LifeEvent['services'][number];

/** One of the services that a life event takes. */
export const aStep = (change: Partial<Step> = {}): Step => ({
  ...aSummary(),
  openReservationParameter: false,
  hasWarning: false,
  ...change,
});

export const anEvent = (change: Partial<LifeEvent> = {}): LifeEvent => ({
  code: 'moving-house',
  name: 'Moving house',
  bring: ['Your resident card', 'Proof of address'],
  services: [aStep()],
  ...change,
});

export const aQueue = (change: Partial<QueueInfo> = {}): QueueInfo =>
  shortQueue({ waitCount: 48, openCounter: 5, notCheckInCount: 7, minCntToAlert: 3, ...change });

/** A counter that serves everyone by video. */
export const aVideoPlace = (change: Partial<Location> = {}): Location => ({
  ...aPlace({ id: 6, name: 'Remote counter (north)', remoteCounter: true }),
  ...change,
});

interface State {
  queue?: Partial<QueueInfo>;
  offer?: Partial<Offer>;
}

/** Answers each requested state by its office; by the best office if none is named. */
export const statesFake = (stateAt: (locationId: number | undefined) => State = () => ({})) =>
  fakeCall('states', ({ query }) => {
    const namesOf = (list: string) => (query.get(list) ?? '').split(',').filter(Boolean);
    const stateOf = (locationId?: number) => {
      const { queue = {}, offer = {} } = stateAt(locationId);
      return { queue: aQueue(queue), offer: anOffer(offer) };
    };
    return {
      points: namesOf('points').map((name) => {
        const [locationId = 0, serviceId = 0] = name.split(':').map(Number);
        return { serviceId, locationId, ...stateOf(locationId) };
      }),
      services: namesOf('services').map((id) => ({ serviceId: Number(id), ...stateOf() })),
    };
  });

/** The answers for a home without failures. */
export const homeFakes = () => [
  fakeCall('departmentCount', { count: 9 }),
  fakeCall('ticketCount', { count: 0 }),
  fakeCall('grayTestFlag', { showGrayTestFunc: false }),
  fakeCall('recommendedServices', [aSummary()]),
  fakeCall('hotServices', [aSummary()]),
  fakeCall('departments', [aDepartment()]),
  fakeCall('videoServices', [{ place: aVideoPlace(), services: [aSummary()] }]),
  fakeCall('counterInfo', aQueue()),
  statesFake(),
  fakeCall('favourites', []),
];
