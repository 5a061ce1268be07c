import type { QueueInfo } from '@vez/shared/contracts/client';

type Bounds = Pick<QueueInfo, 'waitCount' | 'minCntToAlert' | 'maxCntToAlert'>;

/** Whether this queue offers reminders at all, by the server's bounds (QUE-20). */
export const remindsAtAll = ({ minCntToAlert: min, maxCntToAlert: max }: Bounds): boolean =>
  min > 0 && min <= max;

/** Choices of “alert me when N are ahead” (QUE-18 to QUE-20, VAL-40, decision 14); empty if not offered. */
export function alertChoices(bounds: Bounds): number[] {
  const { waitCount, minCntToAlert: min, maxCntToAlert: max } = bounds;
  if (!remindsAtAll(bounds) || waitCount <= 0) return [];
  const last = Math.min(waitCount, max);
  return Array.from({ length: Math.max(0, last - min + 1) }, (_, at) => min + at);
}
