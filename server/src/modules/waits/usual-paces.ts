import { addDays, weekdayOf } from '@vez/shared/dates';
import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import { NO_PACE, type PaceEvidence } from './model';
import { paceOf, together } from './pace-sums';
import { keyOf, type QueueKey } from './queue-reads';

const USUAL = statement(
  'waits-usual',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!",
     hour = :hour AND extract(dow FROM day)::int = :weekday AS "isAlike!",
     sum(served) AS "served!", sum(served_seconds) AS "servedSeconds!",
     sum(absent) AS "absent!", sum(absent_seconds) AS "absentSeconds!",
     sum(booked) AS "booked!", sum(arrived) AS "arrived!"
   FROM wait_pace WHERE day >= :since GROUP BY 1, 2, 3`,
);

/** How long the paces of days are kept (`upkeep-rules.ts` deletes older ones). */
const KEPT_DAYS = 60;
/** Used while no booking of a queue is known: most people come. */
const USUAL_ARRIVING_SHARE = 0.85;
/** The number of bookings that weigh as much as that. */
const USUAL_BOOKINGS = 20;

/** What the previous days show of a queue, for an hour of a weekday. */
export interface UsualPace extends Pick<PaceEvidence, 'sameHour' | 'usual'> {
  /** The share of booked people who came. */
  arrivingShare: number;
}
export interface UsualPaces {
  (queue: QueueKey): UsualPace;
  /** All queues with known paces. */
  queues: readonly QueueKey[];
}

/** The paces of all queues on the previous days, for the current hour. */
export async function readUsualPaces(db: Queryable, now: Date): Promise<UsualPaces> {
  const today = cityDay(now);
  const rows = await db.query(USUAL, {
    since: addDays(today, -KEPT_DAYS),
    hour: Number(cityTimeReached(now).slice(0, 2)),
    weekday: weekdayOf(today),
  });
  const byQueue = byKey(rows, keyOf);
  const paceOfQueue = (queue: QueueKey): UsualPace => {
    const own = byQueue.get(keyOf(queue)) ?? [];
    const total = (of: 'booked' | 'arrived') => own.reduce((sum, row) => sum + row[of], 0);
    const alike = own.find(({ isAlike }) => isAlike);
    return {
      sameHour: alike === undefined ? NO_PACE : paceOf(alike),
      usual: own.map(paceOf).reduce(together, NO_PACE),
      arrivingShare:
        (total('arrived') + USUAL_ARRIVING_SHARE * USUAL_BOOKINGS) / (total('booked') + USUAL_BOOKINGS),
    };
  };
  return Object.assign(paceOfQueue, {
    queues: [...byQueue.values()].map(([row]) => row!),
  });
}
