import { randomUUID } from 'node:crypto';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db, type Queryable } from '../../db/db';
import { recordAudit } from '../audit';
import type { Catalogue } from '../catalogue';
import { freeCounter } from './counter-holders';
import { lockOffice, visitsAtCounter, type Office } from './office';

const CLOSE_ALL = statement(
  'counter-close-all',
  'DELETE FROM counter WHERE location_id = :location AND name = :counter AND service_id = ANY(:services)',
);
const SEND_ON = statement(
  'counter-send-on',
  `UPDATE ticket t SET for_counter = CASE WHEN EXISTS (SELECT FROM counter c WHERE c.service_id = t.service_id
     AND c.location_id = t.location_id AND c.name = :to) THEN :to ELSE '' END
   WHERE t.location_id = :location AND t.service_id = ANY(:services) AND t.for_counter = :counter AND t.day = :day`,
);
const OPENED = statement(
  'counter-opened',
  `SELECT c.location_id AS "locationId", st.department_id AS department, c.name AS counter,
     min(c.opened_at) AS "openedAt!", array_agg(c.service_id) AS "services!"
   FROM counter c JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
   GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
);

interface Whole {
  /** Null for the development credential, which acts for every department. */
  department: number | null;
  office: Office;
  counter: string;
  /** The counter that gets the people who were sent here; empty: any of their queue. */
  sentTo?: string;
}

/** Sends on the people who wait for a counter: to another one, or to any of their queue if `to` is empty. */
export async function sendOn(
  db: Queryable,
  { locationId: location, services }: Office,
  { counter, to }: { counter: string; to: string },
  now: Date,
): Promise<void> {
  await db.query(SEND_ON, { location, services, counter, to, day: cityDay(now) });
}

/** Closes a counter for all queues of a department. Only under `lockOffice`, and after its visits have ended. */
export async function closeWhole(
  db: Queryable,
  { department, office, counter, sentTo: to = '' }: Whole,
  now: Date,
): Promise<void> {
  const { locationId: location, services } = office;
  await db.query(CLOSE_ALL, { location, counter, services });
  await freeCounter(db, { department, location, counter });
  await sendOn(db, office, { counter, to }, now);
}

/** Overtime until a counter closes by itself. */
const OVERTIME_MS = 30 * 60_000;
/** The route under which the job records its acts. */
const AFTER_HOURS_ROUTE = 'job:after-hours';

interface Closing {
  db: Db;
  clock: Clock;
  catalogue: Catalogue;
}

/**
 * Closes each counter half an hour after the office ended the day on which it opened, once nobody is there
 * (decision 399).
 * @returns how many
 */
export async function closeAfterHours({ db, clock, catalogue }: Closing): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - OVERTIME_MS);
  let closed = 0;
  for (const { locationId, department, counter, openedAt, services } of await db.query(OPENED)) {
    const end = catalogue.lastEnd(locationId, before);
    if (end === undefined || openedAt >= end) continue;
    await db.tx(async (tx) => {
      const office = { locationId, services: [...services] };
      await lockOffice(tx, locationId);
      if ((await visitsAtCounter(tx, office, counter, now)).length > 0) return;
      await closeWhole(tx, { department, office, counter }, now);
      const act = { kind: 'counter', subject: AFTER_HOURS_ROUTE, route: AFTER_HOURS_ROUTE } as const;
      await recordAudit(tx, { ...act, traceId: randomUUID(), facts: { locationId, counter } });
      closed += 1;
    });
  }
  return closed;
}
