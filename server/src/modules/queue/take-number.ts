import type { QueueInfo } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';

/** One statement gives the number and keeps the quota: two callers never get the same. */
const NEXT_REMOTE = statement(
  'number-next-remote',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given) VALUES ($1, $2, $3, 1, 1)
   ON CONFLICT (service_id, location_id, day)
   DO UPDATE SET last_number = q.last_number + 1, remote_given = q.remote_given + 1 WHERE q.remote_given < $4
   RETURNING last_number AS number`,
);
const NEXT_ON_SITE = statement(
  'number-next-on-site',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES ($1, $2, $3, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   RETURNING last_number AS number`,
);

export const codeOf = ({ row }: ServicePoint, number: number): string =>
  `${row.queue_letter}${String(number).padStart(3, '0')}`;

const REASONS: Record<string, string> = {
  NOTBUSY: 'queueNotBusy',
  FULL: 'queueFull',
  NOCOUNTER: 'noCounter',
};

/** @throws Refusal with the reason why no number can be taken now (QUE-13 to QUE-17, QUE-21, BOK-09) */
export function checkQueue(info: QueueInfo): void {
  if (!info.status || !info.isOpen) throw new Refusal('queueClosed');
  if (!info.isOfficeTime) throw new Refusal('outsideOfficeHours');
  if (info.pass === 'N') throw new Refusal(REASONS[info.queueState] ?? 'queueAbnormal');
}

/** The count lies between the minimum and the smaller of people waiting and maximum (decision 14). */
export function checkAlertCount(count: number | null, info: QueueInfo): void {
  if (count === null) return;
  const min = info.minCntToAlert;
  const max = Math.min(info.waitCount, info.maxCntToAlert);
  // The line may have moved on since the choice was offered: a count above it is reached already.
  if (min < 1 || count < min || count > info.maxCntToAlert) {
    throw new Refusal('alertCountOutOfRange', 422, { min, max: Math.max(min, max) });
  }
}

/** @throws Refusal `queueFull` when the last remote number of the day was just given */
export async function nextRemoteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  if (row.queue_quota < 1) throw new Refusal('queueFull');
  const [next] = await db.query<{ number: number }>(NEXT_REMOTE, [
    row.service_id,
    row.location_id,
    cityDay(now),
    row.queue_quota,
  ]);
  if (next === undefined) throw new Refusal('queueFull');
  return next.number;
}

export async function nextOnSiteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  const [next] = await db.query<{ number: number }>(NEXT_ON_SITE, [
    row.service_id,
    row.location_id,
    cityDay(now),
  ]);
  return next!.number;
}
