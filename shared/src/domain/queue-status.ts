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
  /** The time now, in ms, when they are no longer live. */
  staleAt?: number;
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

const opensLater = ({ opensAt }: QueueState, now: number) =>
  opensAt !== undefined && Date.parse(opensAt) > now;

function kindOf(
  queue: QueueState,
  obstacle: QueueStatus['obstacle'],
  staleAt: number | undefined,
): QueueStatusKind {
  if (!queue.status) return 'notOffered';
  if (obstacle === 'placeSuspended') return 'paused';
  // All may have changed since, but for a place that opens only later.
  if (staleAt !== undefined && !(obstacle === 'outsideOfficeHours' && opensLater(queue, staleAt)))
    return 'unknown';
  return obstacle === undefined ? 'open' : KIND[obstacle];
}

/** The one model of a queue's state (QUE-13 to QUE-17, QUE-21, decision 231). */
export function queueStatus(queue: QueueState, around: QueueSurroundings = {}): QueueStatus {
  const { staleAt, isSuspended = false } = around;
  const obstacle = isSuspended ? 'placeSuspended' : queueObstacle(queue);
  const kind = kindOf(queue, obstacle, staleAt);
  return { kind, obstacle, mayTake: kind === 'open' || kind === 'unknown', hasFigures: FIGURED.has(kind) };
}
