import { addDays, toWireDate } from '@vez/shared/dates';
import { cityInstant } from '../../city/city';
import type { Queryable } from '../../db/db';
import { ESTIMATES, GROUPS, KNOWN_DAYS, LIMIT, LOAD, WAITS } from './read-visits';

/** Fewer people could be recognised. */
export const LEAST_SHOWN = 5;

/** Whose visits are read, and of which days. */
export interface Period {
  location: number;
  services: number[];
  from: string;
  until: string;
  /** Its visits are those of the tickets so far. */
  today: string;
  zone: string;
}

type Group = 'all' | 'day' | 'weekday' | 'hour' | 'weekdayHour' | 'service' | 'counter';

/** A count of people; null for one to four. */
const shown = (people: number) => (people === 0 || people >= LEAST_SHOWN ? people : null);
const spread = (people: number, half: number | null, most: number | null) =>
  people < LEAST_SHOWN || half === null || most === null ? null : { half, most };
const wireDay = (day: string | null | undefined) => (day ? toWireDate(day) : '');

export async function readGroups(db: Queryable, period: Period) {
  const rows = await db.query(GROUPS, period);
  return rows
    .filter(({ of, counter }) => of !== 'counter' || counter !== '')
    .map((row) => ({
      of: row.of as Group,
      day: wireDay(row.day),
      weekday: row.weekday,
      hour: row.hour,
      serviceId: row.serviceId,
      counter: row.counter ?? '',
      visits: shown(row.visits),
      numbers: shown(row.numbers),
      bookings: shown(row.bookings),
      noShows: shown(row.noShows),
      missed: shown(row.missed),
      uncalled: shown(row.uncalled),
      wait: spread(row.called, row.halfWaited, row.mostWaited),
      service: spread(row.timed, row.halfServed, row.mostServed),
    }));
}

/** The course of one day; empty for several. */
export async function readLoad(db: Queryable, { until, ...period }: Period) {
  const rows = period.from === until ? await db.query(LOAD, period) : [];
  return rows.map(({ quarter, waiting, counters }) => ({ quarter, waiting: shown(waiting), counters }));
}

export async function readWaits(db: Queryable, period: Period) {
  const rows = await db.query(WAITS, period);
  return rows.map(({ minutes, people }) => ({ minutes, people: shown(people) }));
}

export async function readEstimates(db: Queryable, { location, services, from, until }: Period) {
  const since = cityInstant(from, '00:00');
  const before = cityInstant(addDays(until, 1), '00:00');
  const [row] = await db.query(ESTIMATES, { location, services, since, before });
  const { told, early, right, late, veryLate } = row!;
  if (told < LEAST_SHOWN) return null;
  return { told, early: shown(early), right: shown(right), late: shown(late), veryLate: shown(veryLate) };
}

export async function readKnownDays(db: Queryable, { location, services, from, until }: Period) {
  const [row] = await db.query(KNOWN_DAYS, { location, services, from, until });
  return { firstDay: wireDay(row?.first), nearestDay: wireDay(row?.before ?? row?.after) };
}

/** How long people of the office should wait at most; null without a bound. */
export async function readLimit(db: Queryable, location: number): Promise<number | null> {
  const [row] = await db.query(LIMIT, { location });
  return row?.limitMinutes ?? null;
}
