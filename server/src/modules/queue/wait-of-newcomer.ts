import type { QueueInfo } from '@vez/shared/contracts';
import { queueObstacle } from '@vez/shared/domain';
import type { WaitRanges } from '../waits';
import type { QueueFigures } from './figures';
import type { Queue } from './queue';

/** The figures with how long somebody waits who takes a number now, where they can take one and it can be known. */
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
