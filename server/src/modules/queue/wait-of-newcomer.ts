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
): QueueInfo {
  if (queueObstacle(info) !== undefined) return info;
  const waitRange = ranges(queue, { peopleAhead: waiting - early, openCounters });
  return waitRange === undefined ? info : { ...info, waitRange };
}
