import { queueObstacle, type QueueObstacle, type QueueState } from './queue-admission';

/** What a queue is to somebody who may want a number: badge, sentence, figures and button all follow it. */
export type QueueStatusKind = 'open' | 'short' | 'full' | 'paused' | 'closed' | 'notOffered' | 'unknown';

export interface QueueStatus {
  kind: QueueStatusKind;
  /** Why no number is given; of an unknown queue, as it was last seen. Undefined where one can be taken. */
  obstacle: QueueObstacle | undefined;
  /** Whether people who wait there are told: they are no news at a place that is closed or that nobody need wait at. */
  hasFigures: boolean;
}

const KIND: Record<QueueObstacle, QueueStatusKind> = {
  queueClosed: 'closed',
  outsideOfficeHours: 'closed',
  queueNotBusy: 'short',
  queueFull: 'full',
  queuePaused: 'paused',
  noCounter: 'paused',
  queueAbnormal: 'paused',
};

const FIGURED = new Set<QueueStatusKind>(['open', 'full', 'paused', 'unknown']);

const opensLater = ({ opensAt }: QueueState) => opensAt !== undefined && Date.parse(opensAt) > Date.now();

function kindOf(queue: QueueState, obstacle: QueueObstacle | undefined, isStale: boolean): QueueStatusKind {
  if (!queue.status) return 'notOffered';
  // All may have changed since, but for a place that opens only later.
  if (isStale && !(obstacle === 'outsideOfficeHours' && opensLater(queue))) return 'unknown';
  return obstacle === undefined ? 'open' : KIND[obstacle];
}

/** The one model of a queue's state (QUE-13 to QUE-17, QUE-21, decision 231); `isStale`: the figures are live no more. */
export function queueStatus(queue: QueueState, isStale = false): QueueStatus {
  const obstacle = queueObstacle(queue);
  const kind = kindOf(queue, obstacle, isStale);
  return { kind, obstacle, hasFigures: FIGURED.has(kind) };
}
