import type { QueueInfo } from '@vez/shared/contracts';
import { queueObstacle } from '@vez/shared/domain';
import { cityTimeReached } from '../../city/city';
import { minuteOf, type WaitRanges } from '../waits';
import type { QueueFigures } from './figures';
import type { Queue } from './queue';

/** Adds the wait of a person who takes a number now, if numbers are given and the wait is known. */
export function withNewcomersWait(
  info: QueueInfo,
  { ahead, mayPass, byTime, openCounters }: QueueFigures,
  queue: Queue,
  { ranges, isOpenAt, now }: { ranges: WaitRanges; isOpenAt(instant: Date): boolean; now: Date },
): QueueInfo {
  if (queueObstacle(info) !== undefined) return info;
  const passing = {
    most: mayPass ?? Infinity,
    untilMinute: byTime ? minuteOf(cityTimeReached(now)) : Infinity,
  };
  return { ...info, ...ranges(queue, { peopleAhead: ahead, openCounters, passing, isOpenAt }) };
}
