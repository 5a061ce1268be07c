import type { QueueInfo } from '@vez/shared/contracts/client';

export type Obstacle = 'queueClosed' | 'outsideOfficeHours' | 'notBusy' | 'full' | 'noCounter' | 'abnormal';

const REASON: Record<string, Obstacle> = { NOTBUSY: 'notBusy', FULL: 'full', NOCOUNTER: 'noCounter' };

/** Why no number can be taken now (QUE-13 to QUE-17, QUE-21, decisions 5 and 15). */
export function obstacleOf(queue: QueueInfo): Obstacle | undefined {
  if (!queue.status || !queue.isOpen) return 'queueClosed';
  if (!queue.isOfficeTime) return 'outsideOfficeHours';
  return queue.pass === 'Y' ? undefined : (REASON[queue.queueState] ?? 'abnormal');
}
