import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { ServicePoint } from '../catalogue';

const QUOTA = `(SELECT queue_quota FROM service_location p
  WHERE p.service_id = q.service_id AND p.location_id = q.location_id)`;

/**
 * One statement gives so many numbers and keeps the quota of the moment: two callers never get the same, and
 * of several the first get what is left. `waiting` are the people in line before these.
 */
const NEXT_REMOTE = statement(
  'numbers-next-remote',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
   SELECT service_id, location_id, $3, least(wanted, queue_quota), least(wanted, queue_quota)
   FROM unnest($1::int[], $2::int[], $4::int[]) AS wish(service_id, location_id, wanted)
   JOIN service_location USING (service_id, location_id)
   WHERE queue_quota > 0 ORDER BY 1, 2
   ON CONFLICT (service_id, location_id, day) DO UPDATE
   SET last_number = q.last_number + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given),
     remote_given = q.remote_given + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given)
   WHERE q.remote_given < ${QUOTA}
   RETURNING service_id, location_id, new.last_number AS last, new.waiting AS waiting,
     new.remote_given - coalesce(old.remote_given, 0) AS granted`,
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

export interface GivenNumber {
  number: number;
  /** People in line before this one. */
  waiting: number;
}

interface Granted {
  service_id: number;
  location_id: number;
  last: number;
  granted: number;
  waiting: number;
}
const keyOf = ({ service_id, location_id }: { service_id: number; location_id: number }) =>
  `${service_id}:${location_id}`;

/** A number for each who asks at a point, in their order; nothing once the quota of the day is given (QUE-15). */
export async function nextRemoteNumbers(
  db: Queryable,
  points: ServicePoint[],
  now: Date,
): Promise<(GivenNumber | undefined)[]> {
  const askers = points.map(({ row }) => ({ row }));
  const groups = [...byKey(askers, ({ row }) => keyOf(row)).values()];
  const rows = await db.query<Granted>(NEXT_REMOTE, [
    groups.map(([first]) => first!.row.service_id),
    groups.map(([first]) => first!.row.location_id),
    cityDay(now),
    groups.map((group) => group.length),
  ]);
  const grantedAt = new Map(rows.map((row) => [keyOf(row), row]));
  const given = new Map<object, GivenNumber>();
  for (const group of groups) {
    const { last, granted, waiting } = grantedAt.get(keyOf(group[0]!.row)) ?? {
      last: 0,
      granted: 0,
      waiting: 0,
    };
    group.slice(0, granted).forEach((asker, at) => {
      given.set(asker, { number: last - granted + at + 1, waiting: waiting + at });
    });
  }
  return askers.map((asker) => given.get(asker));
}

export async function nextOnSiteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  const keys = [row.service_id, row.location_id, cityDay(now)];
  const [given] = await db.query<{ number: number }>(NEXT_ON_SITE, keys);
  return given!.number;
}
