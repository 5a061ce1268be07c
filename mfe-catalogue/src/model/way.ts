import type { QueueInfo } from '@vez/shared/contracts/client';
import { queueStatus } from '@vez/shared/domain';

/** Streets are longer than a straight line. */
const DETOUR = 1.3;
/** Metres in a minute. */
const WALK = 75;
const RIDE = 250;
/** Minutes to the stop and of waiting there. */
const BEFORE_RIDE = 8;
/** A finer estimate would promise too much. */
const STEP = 5;

/** Estimated minutes to a place, on foot or by bus, whichever is faster. @param metres in a straight line */
export function wayMinutes(metres: number): number {
  const along = metres * DETOUR;
  const minutes = Math.min(along / WALK, BEFORE_RIDE + along / RIDE);
  return Math.max(STEP, Math.ceil(minutes / STEP) * STEP);
}

/** The middle of the live wait for a number taken now, in minutes; undefined if none is known, or given. */
export function waitMinutes(queue: QueueInfo | undefined): number | undefined {
  if (queue === undefined) return undefined;
  const { kind } = queueStatus(queue);
  if (kind === 'short') return 0;
  const { waitRange: range } = queue;
  if (kind !== 'open' || range === undefined || range.isTypical) return undefined;
  return (range.fromMinutes + range.toMinutes) / 2;
}

/** A queue, and the metres to it. */
interface Reach {
  queue: QueueInfo | undefined;
  metres?: number | undefined;
}

/** Minutes until a counter, way included; undefined if either is unknown. */
export function totalMinutes({ queue, metres }: Reach): number | undefined {
  const wait = waitMinutes(queue);
  return wait === undefined || metres === undefined ? undefined : wayMinutes(metres) + wait;
}
