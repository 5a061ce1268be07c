import type { ApiCalls, Service, ServiceLocation, Session } from '@vez/shared/contracts/client';
import { calendarStatus, mustLogIn } from '@vez/shared/domain';

export type Offer = ApiCalls['locationService']['answer'];

export type Obstacle = 'loginNeeded' | 'maintenance' | 'errorServiceCanNotBooking' | 'bookingClosed';

type Place = Pick<ServiceLocation, 'suspended' | 'remoteCounter' | 'rcServiceLogin'>;

/** What a calendar is called here that nothing can be booked in; one that is full is told by its days. */
const OBSTACLE: Partial<Record<ReturnType<typeof calendarStatus>['kind'], Obstacle>> = {
  paused: 'maintenance',
  notOffered: 'errorServiceCanNotBooking',
  closed: 'bookingClosed',
};

/** Why whoever is here can book nothing now (BOK-04, BOK-10, CAT-53, ERR-30, ERR-31, ERR-64). */
export function obstacleOf(
  offer: Parameters<typeof calendarStatus>[0],
  place: Place,
  session: Pick<Session, 'euid'>,
): Obstacle | undefined {
  const { kind } = calendarStatus(offer, place.suspended);
  return OBSTACLE[kind] ?? (mustLogIn(place, session) ? 'loginNeeded' : undefined);
}

/** The button that finds a date (BOK-16); it is off where only time tickets are given out (BOK-30, BOK-06). */
export function seekEntry(
  { reservationRecommend }: Pick<Service, 'reservationRecommend'>,
  { status, timeTicketStatus }: Pick<Offer, 'status' | 'timeTicketStatus'>,
): 'seek' | 'onlyTimeTicket' | undefined {
  if (!status && timeTicketStatus) return 'onlyTimeTicket';
  return reservationRecommend ? 'seek' : undefined;
}

/** The places of a service that take bookings. */
export const openPlaces = ({ locations }: Pick<Service, 'locations'>): ServiceLocation[] =>
  locations.filter(({ booking, suspended }) => booking && !suspended);
