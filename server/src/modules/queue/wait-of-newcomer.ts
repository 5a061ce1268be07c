import type { QueueInfo } from '@vez/shared/contracts';
import { queueObstacle } from '@vez/shared/domain';
import { cityTimeReached } from '../../city/city';
import { minuteOf, type ToldWait, type WaitRanges } from '../waits';
import type { QueueFigures } from './figures';
import type { Queue } from './queue';

interface Foreseen {
  ranges: WaitRanges;
  isOpenAt(instant: Date): boolean;
  now: Date;
}

/** The wait of a person who takes a number now. */
export const waitOfNewcomer = (
  { ahead, mayPass, byTime, openCounters }: QueueFigures,
  queue: Queue,
  { ranges, isOpenAt, now }: Foreseen,
): ToldWait =>
  ranges(queue, {
    peopleAhead: ahead,
    openCounters,
    passing: {
      most: mayPass ?? Infinity,
      untilMinute: byTime ? minuteOf(cityTimeReached(now)) : Infinity,
    },
    isOpenAt,
  });

/** Adds the wait of a newcomer, if numbers are given and the wait is known. */
export const withNewcomersWait = (
  info: QueueInfo,
  figures: QueueFigures,
  queue: Queue,
  foreseen: Foreseen,
): QueueInfo =>
  queueObstacle(info) === undefined ? { ...info, ...waitOfNewcomer(figures, queue, foreseen) } : info;
