import type { QueueInfo } from '@vez/shared/contracts';
import { queueObstacle } from '@vez/shared/domain';
import type { Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { calledSince, type Queue } from '../queue';

/** @throws Refusal with the reason why no number can be taken now (QUE-13 to QUE-17, QUE-21, BOK-09) */
export function checkQueue(info: QueueInfo): void {
  const obstacle = queueObstacle(info);
  if (obstacle !== undefined) throw new Refusal(obstacle);
}

/**
 * Checks that the count lies between the minimum and the smaller of people waiting and maximum (decision 14). People
 * who were called while the form was filled in count as waiting, since the choice was offered then.
 * @throws Refusal `alertCountOutOfRange`
 */
export function checkAlertCount(count: number | null, info: QueueInfo, calledMeanwhile: number): void {
  if (count === null) return;
  const min = info.minCntToAlert;
  const max = Math.min(info.waitCount + calledMeanwhile, info.maxCntToAlert);
  if (min < 1 || count < min || count > max) {
    throw new Refusal('alertCountOutOfRange', { min, max: Math.max(min, max) });
  }
}

/** Maximum time between showing the form and requesting the number, including the SMS code. */
const FORM_MS = 10 * 60_000;

const keyOf = ({ serviceId, locationId }: Queue) => `${serviceId}:${locationId}`;

/** How many people were called in each queue while the requests' forms were filled in. */
export async function calledMeanwhile(db: Queryable, queues: Queue[], now: Date) {
  const called = new Map<string, number>();
  const since = new Date(now.getTime() - FORM_MS);
  for (const queue of queues) {
    if (!called.has(keyOf(queue))) called.set(keyOf(queue), await calledSince(db, queue, since, now));
  }
  return (queue: Queue) => called.get(keyOf(queue)) ?? 0;
}
