import type { ApiCalls, Service, ServiceLocation, Session } from '@vez/shared/contracts/client';
import { calendarStatus, mustLogIn } from '@vez/shared/domain';

export type Offer = ApiCalls['locationService']['answer'];

export type Obstacle = 'loginNeeded' | 'maintenance' | 'errorServiceCanNotBooking' | 'bookingClosed';

type Office = Pick<ServiceLocation, 'suspended' | 'remoteCounter' | 'rcServiceLogin'>;

/** A full calendar is no obstacle here: its days show it. */
const OBSTACLE: Partial<Record<ReturnType<typeof calendarStatus>['kind'], Obstacle>> = {
  paused: 'maintenance',
  notOffered: 'errorServiceCanNotBooking',
  closed: 'bookingClosed',
};

/** Why this session can book nothing now (BOK-04, BOK-10, CAT-53, ERR-30, ERR-31, ERR-64). */
export function obstacleOf(
  offer: Parameters<typeof calendarStatus>[0],
  office: Office,
  session: Pick<Session, 'euid'>,
): Obstacle | undefined {
  const { kind } = calendarStatus(offer, office.suspended);
  return OBSTACLE[kind] ?? (mustLogIn(office, session) ? 'loginNeeded' : undefined);
}

/** The button of the seek dialog (BOK-16); disabled if the point gives out time tickets only (BOK-30, BOK-06). */
export function seekEntry(
  { reservationRecommend }: Pick<Service, 'reservationRecommend'>,
  { status, timeTicketStatus }: Pick<Offer, 'status' | 'timeTicketStatus'>,
): 'seek' | 'onlyTimeTicket' | undefined {
  if (!status && timeTicketStatus) return 'onlyTimeTicket';
  return reservationRecommend ? 'seek' : undefined;
}

/** The offices of a service that take bookings. */
export const bookableOffices = ({ locations }: Pick<Service, 'locations'>): ServiceLocation[] =>
  locations.filter(({ booking, suspended }) => booking && !suspended);
