import type { QueueInfo, ServiceLocation, Session } from '@vez/shared/contracts/client';
import { mustLogIn, queueObstacle, queueStatus, type QueueObstacle } from '@vez/shared/domain';

export type Obstacle = 'suspended' | 'loginNeeded' | QueueObstacle;

type Place = Pick<ServiceLocation, 'suspended' | 'remoteCounter' | 'rcServiceLogin'>;

/**
 * Why the user cannot take a number now (QUE-13 to QUE-17, QUE-21, CAT-52, CAT-53, decisions 5 and 15).
 * `staleAt` is the time now, in ms, when the queue is no longer live.
 */
export function obstacleOf(
  queue: QueueInfo | undefined,
  place: Place,
  session: Pick<Session, 'euid'>,
  staleAt?: number,
): Obstacle | undefined {
  if (place.suspended) return 'suspended';
  if (mustLogIn(place, session)) return 'loginNeeded';
  // If the figures are stale, leave the decision to the server.
  if (queue === undefined || queueStatus(queue, { staleAt }).mayTake) return undefined;
  return queueObstacle(queue);
}
