import type { QueueInfo } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';

/** One statement gives the number and keeps the quota of the moment: two callers never get the same. */
const NEXT_REMOTE = statement(
  'number-next-remote',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
   SELECT $1, $2, $3, 1, 1 FROM service_location
   WHERE service_id = $1 AND location_id = $2 AND queue_quota > 0
   ON CONFLICT (service_id, location_id, day)
   DO UPDATE SET last_number = q.last_number + 1, remote_given = q.remote_given + 1
   WHERE q.remote_given <
     (SELECT queue_quota FROM service_location WHERE service_id = q.service_id AND location_id = q.location_id)
   RETURNING last_number AS number`,
);
const NEXT_ON_SITE = statement(
  'number-next-on-site',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES ($1, $2, $3, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   RETURNING last_number AS number`,
);

/** The zone's letter and three digits, such as A037. */
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

/**
 * The count lies between the minimum and the smaller of people waiting and maximum (decision 14). People who
 * were called while the form was filled in count as waiting: the choice was offered then.
 * @throws Refusal `alertCountOutOfRange`
 */
export function checkAlertCount(count: number | null, info: QueueInfo, calledMeanwhile: number): void {
  if (count === null) return;
  const min = info.minCntToAlert;
  const max = Math.min(info.waitCount + calledMeanwhile, info.maxCntToAlert);
  if (min < 1 || count < min || count > max) {
    throw new Refusal('alertCountOutOfRange', 422, { min, max: Math.max(min, max) });
  }
}

const numberFrom = async (
  db: Queryable,
  next: typeof NEXT_REMOTE,
  { row }: ServicePoint,
  now: Date,
): Promise<number | undefined> => {
  const [given] = await db.query<{ number: number }>(next, [row.service_id, row.location_id, cityDay(now)]);
  return given?.number;
};

/** @throws Refusal `queueFull` when the last remote number of the day was just given (QUE-15) */
export async function nextRemoteNumber(db: Queryable, point: ServicePoint, now: Date): Promise<number> {
  const number = await numberFrom(db, NEXT_REMOTE, point, now);
  if (number === undefined) throw new Refusal('queueFull');
  return number;
}

export const nextOnSiteNumber = async (db: Queryable, point: ServicePoint, now: Date): Promise<number> =>
  (await numberFrom(db, NEXT_ON_SITE, point, now))!;
