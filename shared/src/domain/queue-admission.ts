import { ownValue } from './own-value';
import type { RefusalReason } from './refusal-reason';

/** The live figures that determine whether a queue gives numbers (DAT-11 to DAT-13). */
export interface QueueState {
  /** Queue tickets are offered here at all (BOK-08). */
  status: boolean;
  isOpen: boolean;
  isOfficeTime: boolean;
  pass: 'Y' | 'N';
  /** The reason why `pass` is `N`. */
  queueState: string;
  /** Whether staff have paused the queue; absent if unknown. */
  isPaused?: boolean;
  /** When the pause ends automatically, if set. */
  pausedUntil?: string;
  /** Outside office hours, the instant at which the place opens next, if known. */
  opensAt?: string;
}

const REASONS = { NOTBUSY: 'queueNotBusy', FULL: 'queueFull', NOCOUNTER: 'noCounter' } as const;

/** The API's words for why a queue gives no number (DAT-13). */
export type QueueStateWord = keyof typeof REASONS;

/** Why a queue gives out no numbers now; the server refuses with the same reasons. */
export type QueueObstacle = Extract<
  RefusalReason,
  | 'queueClosed'
  | 'outsideOfficeHours'
  | 'queueNotBusy'
  | 'queueFull'
  | 'queuePaused'
  | 'noCounter'
  | 'queueAbnormal'
>;

/** Undefined if a number can be taken now (QUE-13 to QUE-17, QUE-21, BOK-09, decisions 5 and 15). */
export function queueObstacle(queue: QueueState): QueueObstacle | undefined {
  if (!queue.status || !queue.isOpen) return 'queueClosed';
  if (!queue.isOfficeTime) return 'outsideOfficeHours';
  if (queue.pass === 'Y') return undefined;
  if (queue.isPaused) return 'queuePaused';
  // An unknown word means that the system is abnormal (decision 15).
  return ownValue(REASONS, queue.queueState) ?? 'queueAbnormal';
}
