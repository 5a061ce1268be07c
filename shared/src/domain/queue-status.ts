import { queueObstacle, type QueueObstacle, type QueueState } from './queue-admission';

/** What a queue is to somebody who may want a number: badge, sentence, figures and button all follow it. */
export type QueueStatusKind = 'open' | 'short' | 'full' | 'paused' | 'closed' | 'notOffered' | 'unknown';

export interface QueueStatus {
  kind: QueueStatusKind;
  /** Why no number is given; of an unknown queue, as it was last seen. Undefined where one can be taken. */
  obstacle: QueueObstacle | 'placeSuspended' | undefined;
  /** Whether a number may be asked for: it is there, or only the server knows. */
  mayTake: boolean;
  /** Whether people who wait there are told: they are no news at a place that is closed or that nobody need wait at. */
  hasFigures: boolean;
}

/** What the figures of a queue do not say. */
export interface QueueSurroundings {
  /** They are live no more. */
  isStale?: boolean;
  /** The place is suspended (CAT-52), whatever its queue says. */
  isSuspended?: boolean;
}

const KIND: Record<NonNullable<QueueStatus['obstacle']>, QueueStatusKind> = {
  placeSuspended: 'paused',
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

function kindOf(queue: QueueState, obstacle: QueueStatus['obstacle'], isStale: boolean): QueueStatusKind {
  if (!queue.status) return 'notOffered';
  if (obstacle === 'placeSuspended') return 'paused';
  // All may have changed since, but for a place that opens only later.
  if (isStale && !(obstacle === 'outsideOfficeHours' && opensLater(queue))) return 'unknown';
  return obstacle === undefined ? 'open' : KIND[obstacle];
}

/** The one model of a queue's state (QUE-13 to QUE-17, QUE-21, decision 231). */
export function queueStatus(queue: QueueState, around: QueueSurroundings = {}): QueueStatus {
  const { isStale = false, isSuspended = false } = around;
  const obstacle = isSuspended ? 'placeSuspended' : queueObstacle(queue);
  const kind = kindOf(queue, obstacle, isStale);
  return { kind, obstacle, mayTake: kind === 'open' || kind === 'unknown', hasFigures: FIGURED.has(kind) };
}
