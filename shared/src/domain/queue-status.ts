import { queueObstacle, type QueueObstacle, type QueueState } from './queue-admission';

/** The state of a queue for a user who wants a number; determines badge, sentence, figures and button. */
export type QueueStatusKind = 'open' | 'short' | 'full' | 'paused' | 'closed' | 'notOffered' | 'unknown';

export interface QueueStatus {
  kind: QueueStatusKind;
  /** Why no number is given; for an unknown queue, as last seen. Undefined if one can be taken. */
  obstacle: QueueObstacle | 'placeSuspended' | undefined;
  /** Whether a number may be requested: one is available, or only the server knows. */
  mayTake: boolean;
  /** Whether to show the number of people waiting; not if the place is closed or has no wait. */
  hasFigures: boolean;
}

/** Facts that a queue's figures lack. */
export interface QueueSurroundings {
  /** The current time in ms, if the figures are no longer live. */
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
  // Everything may have changed since, except at a place that opens only later.
  if (staleAt !== undefined && !(obstacle === 'outsideOfficeHours' && opensLater(queue, staleAt)))
    return 'unknown';
  return obstacle === undefined ? 'open' : KIND[obstacle];
}

/** The single model of a queue's state (QUE-13 to QUE-17, QUE-21, decision 231). */
export function queueStatus(queue: QueueState, around: QueueSurroundings = {}): QueueStatus {
  const { staleAt, isSuspended = false } = around;
  const obstacle = isSuspended ? 'placeSuspended' : queueObstacle(queue);
  const kind = kindOf(queue, obstacle, staleAt);
  return { kind, obstacle, mayTake: kind === 'open' || kind === 'unknown', hasFigures: FIGURED.has(kind) };
}
