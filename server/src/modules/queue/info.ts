import type { QueueInfo } from '@vez/shared/contracts';
import type { QueueStateWord } from '@vez/shared/domain';
import { closedNowOf, noticesAt, type Catalogue, type ServicePoint } from '../catalogue';
import type { QueueFigures } from './figures';
import type { Queue } from './queue';

/** Why no number is given now, in the words of the wire; undefined if one is given (QUE-13 to QUE-17). */
function obstacle(
  { row }: ServicePoint,
  { waiting, openCounters, remoteGiven, quota, isPaused }: QueueFigures,
): QueueStateWord | 'PAUSED' | undefined {
  if (isPaused) return 'PAUSED';
  if (openCounters === 0) return 'NOCOUNTER';
  if (remoteGiven >= quota) return 'FULL';
  // A remote number is worth giving only if people wait; otherwise the kiosk on site gives it.
  return waiting < row.busy_from ? 'NOTBUSY' : undefined;
}

/** The queue as a citizen sees it, from the counters' real state (DAT-11). */
export function queueInfoOf(
  catalogue: Catalogue,
  point: ServicePoint,
  figures: QueueFigures,
  now: Date,
): QueueInfo {
  const { row, location, department } = point;
  const reason = obstacle(point, figures);
  const at = { serviceId: point.service.id, locationId: location.id };
  const isOfficeTime = catalogue.isServiceTime(at, now);
  const opensAt = isOfficeTime ? undefined : catalogue.nextServiceTime(at, now)?.toISOString();
  const closure = catalogue.closureAt(at, now);
  return {
    waitCount: figures.waiting,
    openCounter: figures.openCounters,
    notCheckInCount: figures.notCheckedIn,
    minCntToAlert: row.min_to_alert,
    maxCntToAlert: row.max_to_alert,
    pass: reason === undefined ? 'Y' : 'N',
    // A pause has no word among those of DAT-13 (decision 231).
    queueState: reason === undefined || reason === 'PAUSED' ? '' : reason,
    status: row.ticket && !location.suspended && !department.suspended,
    isOpen: figures.isOpen,
    isOfficeTime,
    ...(reason === 'PAUSED' && { isPaused: true }),
    ...(figures.pausedUntil !== null && { pausedUntil: figures.pausedUntil.toISOString() }),
    ...(opensAt !== undefined && { opensAt }),
    ...(closure && { closure: closedNowOf(closure) }),
    ...(figures.nowServing !== null && { nowServing: figures.nowServing }),
    ...noticesAt(catalogue, { locationId: location.id, services: [point.service.id] }, now),
    updatedAt: now.toISOString(),
  };
}

/** The queues as citizens see them, each computed once. */
export function queueInfosOf(catalogue: Catalogue, figures: (queue: Queue) => QueueFigures, now: Date) {
  const known = new Map<ServicePoint['row'], QueueInfo>();
  return (point: ServicePoint): QueueInfo => {
    const { row, service, location } = point;
    const queue = { serviceId: service.id, locationId: location.id };
    const info = known.get(row) ?? queueInfoOf(catalogue, point, figures(queue), now);
    known.set(row, info);
    return info;
  };
}
