import type { Offer, QueueInfo } from '@vez/shared/contracts/client';
import { queueObstacle, type QueueObstacle } from '@vez/shared/domain';

/** BOK-03: `status` counts 1, `timeTicketStatus` counts 2. */
export const availabilityCode = ({ status, timeTicketStatus }: Pick<Offer, 'status' | 'timeTicketStatus'>) =>
  (status ? 1 : 0) + (timeTicketStatus ? 2 : 0);

export type BookingWay = 'reservation' | 'timeTicketOnly' | 'closed' | 'none';

/** What the booking button does, if it is there (BOK-04 to BOK-06, BOK-10, decision 5). */
export function bookingWay(
  offer: Pick<Offer, 'booking' | 'ticket' | 'status' | 'timeTicketStatus'>,
): BookingWay {
  if (!offer.booking) return 'none';
  const code = availabilityCode(offer);
  if (code === 0) return 'closed';
  return code === 2 ? 'timeTicketOnly' : 'reservation';
}

export type TicketWay =
  | 'open'
  | 'none'
  /** Not answered yet. */
  | 'unknown'
  /** The figures failed to load: the server decides whether there is a number (decision 92). */
  | 'unread'
  | QueueObstacle;

/** What the take-ticket button does, or why it is off (BOK-08, BOK-09, QUE-13 to QUE-17, decisions 5 and 15). */
export function ticketWay(
  offer: Pick<Offer, 'ticket'>,
  queue: QueueInfo | undefined,
  isFetched = false,
): TicketWay {
  if (!offer.ticket) return 'none';
  if (!queue) return isFetched ? 'unread' : 'unknown';
  if (!queue.status) return 'none';
  return queueObstacle(queue) ?? 'open';
}
