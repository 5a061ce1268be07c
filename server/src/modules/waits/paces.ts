import { addDays, cityDay, cityInstant, cityTimeReached, weekdayOf } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import { GRACE_MINUTES, NO_PACE, type Bookings, type Pace, type PaceEvidence } from './model';
import { minuteOf } from './minute-of';
import { keyOf, type QueueKey } from './queue-reads';

/** From when a ticket can be called: a number as it is taken, a booking as its holder is there. */
const READY = `CASE WHEN type = 'QUEUE' THEN created_at ELSE coalesce(checked_in_at, called_at) END`;

/**
 * From a call of a counter to its next one, where the next person waited all that time: else the counter was idle; of
 * more than an hour, it had a break.
 * @param called a condition of tickets
 */
const gaps = (called: string) => `(
  SELECT service_id, location_id, called_at, progress = 'absent' AS is_absent, next_at,
    extract(epoch FROM next_at - called_at)::float8 AS seconds
  FROM (
    SELECT *, lead(called_at) OVER calls AS next_at, lead(${READY}) OVER calls AS next_ready
    FROM ticket WHERE ${called} AND called_at IS NOT NULL
    WINDOW calls AS (PARTITION BY service_id, location_id, counter_name ORDER BY called_at, id)
  ) AS calls
  WHERE next_ready <= called_at AND next_at <= called_at + interval '1 hour')`;

const SUMS = `count(*) FILTER (WHERE NOT is_absent) AS "served!",
  coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0) AS "servedSeconds!",
  count(*) FILTER (WHERE is_absent) AS "absent!",
  coalesce(sum(seconds) FILTER (WHERE is_absent), 0) AS "absentSeconds!"`;

const RECENT = statement(
  'waits-recent',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!", ${SUMS}
   FROM ${gaps('day = :day AND called_at >= :since')} AS gap
   WHERE next_at >= :endedSince GROUP BY 1, 2`,
);
const USUAL = statement(
  'waits-usual',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!",
     hour = :hour AND extract(dow FROM day)::int = :weekday AS "isAlike!",
     sum(served) AS "served!", sum(served_seconds) AS "servedSeconds!",
     sum(absent) AS "absent!", sum(absent_seconds) AS "absentSeconds!",
     sum(booked) AS "booked!", sum(arrived) AS "arrived!"
   FROM wait_pace WHERE day >= :since GROUP BY 1, 2, 3`,
);
const UNKEPT_DAYS = statement(
  'waits-unkept-days',
  `SELECT d.day::date AS "day!" FROM generate_series(:since::date, :until::date, interval '1 day') AS d(day)
   WHERE NOT EXISTS (SELECT FROM wait_pace p WHERE p.day = d.day)`,
);
/** Walk-ins are deleted after a week: what a day came to is kept before. */
const KEEP_DAY = statement(
  'waits-keep-day',
  `INSERT INTO wait_pace (service_id, location_id, day, hour, served, served_seconds, absent, absent_seconds,
     booked, arrived)
   SELECT service_id, location_id, :day, hour, count(*) FILTER (WHERE NOT is_absent),
     coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0), count(*) FILTER (WHERE is_absent),
     coalesce(sum(seconds) FILTER (WHERE is_absent), 0), coalesce(sum(booked), 0), coalesce(sum(arrived), 0)
   FROM (
     SELECT service_id, location_id, floor(extract(epoch FROM called_at - :midnight) / 3600)::int AS hour,
       is_absent, seconds, 0 AS booked, 0 AS arrived
     FROM ${gaps('day = :day')} AS gap
     UNION ALL
     SELECT service_id, location_id, split_part(booking_time, ':', 1)::int, NULL, NULL,
       1, CASE WHEN called_at IS NULL THEN 0 ELSE 1 END
     FROM ticket WHERE day = :day AND type <> 'QUEUE' AND progress <> 'cancelled'
   ) AS hours
   GROUP BY service_id, location_id, hour ON CONFLICT DO NOTHING`,
);
const BOOKINGS = statement(
  'waits-bookings',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!", booking_time AS "time!",
     count(*) FILTER (WHERE progress = 'booked') AS "expected!",
     count(*) FILTER (WHERE progress = 'waiting') AS "here!"
   FROM ticket
   WHERE day = :day AND type <> 'QUEUE' AND rejoined_at IS NULL
     AND (progress = 'booked' AND booking_time >= :since OR progress = 'waiting' AND booking_time > :time)
   GROUP BY 1, 2, 3`,
);

/** How long the pace of days is kept (`upkeep-rules.ts` deletes what is older). */
const KEPT_DAYS = 60;
/** Days that a server which was away catches up with. */
const CAUGHT_UP_DAYS = 7;
const HOUR_MS = 3_600_000;
/** While no booking of a queue is known: most people come. */
const USUAL_ARRIVING_SHARE = 0.85;
/** As many bookings as weigh as much as that. */
const USUAL_BOOKINGS = 20;

interface SumsRow {
  served: number;
  servedSeconds: number;
  absent: number;
  absentSeconds: number;
}
const paceOf = ({ served, servedSeconds, absent, absentSeconds }: SumsRow): Pace => ({
  served: { count: served, seconds: servedSeconds },
  absent: { count: absent, seconds: absentSeconds },
});
const together = (one: Pace, other: Pace): Pace => ({
  served: {
    count: one.served.count + other.served.count,
    seconds: one.served.seconds + other.served.seconds,
  },
  absent: {
    count: one.absent.count + other.absent.count,
    seconds: one.absent.seconds + other.absent.seconds,
  },
});

/** Keeps what each day of the last week came to that is not kept yet. */
export async function keepPastDays(db: Queryable, now: Date): Promise<void> {
  const today = cityDay(now);
  const days = await db.query(UNKEPT_DAYS, {
    since: addDays(today, -CAUGHT_UP_DAYS),
    until: addDays(today, -1),
  });
  for (const { day } of days) await db.query(KEEP_DAY, { day, midnight: cityInstant(day, '00:00') });
}

/** What is known of a queue from the days before, in an hour of a weekday. */
export interface UsualPace extends Pick<PaceEvidence, 'sameHour' | 'usual'> {
  /** Of those who booked, the share that came. */
  arrivingShare: number;
}
export type UsualPaces = (queue: QueueKey) => UsualPace;

/** The paces of all queues from the days before, as they tell of this hour. */
export async function readUsualPaces(db: Queryable, now: Date): Promise<UsualPaces> {
  const today = cityDay(now);
  const rows = await db.query(USUAL, {
    since: addDays(today, -KEPT_DAYS),
    hour: Number(cityTimeReached(now).slice(0, 2)),
    weekday: weekdayOf(today),
  });
  const byQueue = byKey(rows, keyOf);
  return (queue) => {
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
}

/** The pace of each queue in the last hour. */
export async function readRecentPaces(db: Queryable, now: Date): Promise<(queue: QueueKey) => Pace> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  // A gap that ended in the last hour began in the last two.
  const rows = await db.query(RECENT, { day: cityDay(now), since: before(2), endedSince: before(1) });
  const paces = new Map(rows.map((row) => [keyOf(row), paceOf(row)]));
  return (queue) => paces.get(keyOf(queue)) ?? NO_PACE;
}

/** The bookings of today that come before numbers once their time has come. */
export async function readBookings(
  db: Queryable,
  usual: UsualPaces,
  now: Date,
): Promise<(queue: QueueKey) => Bookings> {
  const rows = await db.query(BOOKINGS, {
    day: cityDay(now),
    time: cityTimeReached(now),
    since: cityTimeReached(new Date(now.getTime() - GRACE_MINUTES * 60_000)),
  });
  const byQueue = byKey(rows, keyOf);
  return (queue) =>
    (byQueue.get(keyOf(queue)) ?? []).map(({ time, expected, here }) => [
      minuteOf(time),
      here + expected * usual(queue).arrivingShare,
    ]);
}
