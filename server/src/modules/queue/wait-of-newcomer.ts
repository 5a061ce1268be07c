import type { QueueInfo } from '@vez/shared/contracts';
import { queueObstacle } from '@vez/shared/domain';
import type { WaitRanges } from '../waits';
import type { QueueFigures } from './figures';
import type { Queue } from './queue';

/** Adds the wait of a person who takes a number now, if numbers are given and the wait is known. */
export function withNewcomersWait(
  info: QueueInfo,
  { waiting, early, openCounters }: QueueFigures,
  queue: Queue,
  ranges: WaitRanges,
  isOpenAt: (instant: Date) => boolean,
): QueueInfo {
  if (queueObstacle(info) !== undefined) return info;
  return { ...info, ...ranges(queue, { peopleAhead: waiting - early, openCounters, isOpenAt }) };
}
