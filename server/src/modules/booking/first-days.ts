import { addDays } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { hasBegun, isBookableDay, windowOf } from './availability';
import { timesOn } from './times-of-day';

const FULL_TIMES = statement(
  'slots-full-of-points',
  `SELECT s.service_id, s.location_id, s.day, s.time
   FROM unnest(:services::int[], :locations::int[], :capacities::int[], :firsts::date[], :lasts::date[])
     AS p(service_id, location_id, capacity, first, last)
   JOIN slot s USING (service_id, location_id)
   WHERE s.day BETWEEN p.first AND p.last AND s.taken >= p.capacity`,
);

interface Wanted {
  point: ServicePoint;
  first: string;
  last: string;
}

async function fullTimes(db: Queryable, wanted: Wanted[]): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const rows = await db.query(FULL_TIMES, {
    services: wanted.map(({ point }) => point.service.id),
    locations: wanted.map(({ point }) => point.location.id),
    capacities: wanted.map(({ point }) => point.row.slot_capacity),
    firsts: wanted.map(({ first }) => first),
    lasts: wanted.map(({ last }) => last),
  });
  return new Set(
    rows.map(({ service_id, location_id, day, time }) => `${service_id}:${location_id} ${day} ${time}`),
  );
}

/** The first day (YYYY-MM-DD) with a free time at each point, in one statement; undefined if there is none. */
export async function firstDays(
  db: Queryable,
  catalogue: Catalogue,
  points: ServicePoint[],
  now: Date,
): Promise<(point: ServicePoint) => string | undefined> {
  const wanted = points.flatMap((point) => {
    const window = windowOf(catalogue, point, now);
    return window === undefined ? [] : [{ point, ...window }];
  });
  const full = await fullTimes(db, wanted);
  const isFull = ({ service, location }: ServicePoint, day: string, time: string) =>
    full.has(`${service.id}:${location.id} ${day} ${time}`);
  const hasRoom = (point: ServicePoint, day: string) =>
    timesOn(catalogue, point, day).some((time) => !hasBegun(day, time, now) && !isFull(point, day, time));
  return (point) => {
    const window = windowOf(catalogue, point, now);
    if (window === undefined) return undefined;
    for (let day = window.first; day <= window.last; day = addDays(day, 1)) {
      if (isBookableDay(catalogue, point, day, now) && hasRoom(point, day)) return day;
    }
    return undefined;
  };
}
