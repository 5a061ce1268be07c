import { addDays, cityDay, cityTimeReached, isCityTime, isClockMoved } from '@vez/shared/dates';
import type { Catalogue, ServicePoint } from '../catalogue';

/** The fixed day for which time tickets are issued now (decision 3). */
export interface Session {
  /** YYYY-MM-DD */
  day: string;
  /** Set by the office; it decides before every other rule of the day (decision 4). */
  state: '' | 'HOLIDAY' | 'SPECIALDAY' | 'FULLDAY';
}

/** An office closed longer than this has no session that anybody plans for. */
const LOOK_AHEAD_DAYS = 14;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Monday's hours stand in where an office opens a session on a day that it is closed. */
function hoursOn(catalogue: Catalogue, { row, location }: ServicePoint, day: string) {
  const hours = catalogue.hoursOn(location.id, day);
  const isOpened = row.period_ticket_day === day && row.period_ticket_state === 'SPECIALDAY';
  return hours.length === 0 && isOpened ? catalogue.hoursOf(location.id, 1) : hours;
}

function timesByHours(catalogue: Catalogue, point: ServicePoint, day: string): string[] {
  const times = hoursOn(catalogue, point, day).flatMap(({ opens_minute, closes_minute }) => {
    const count = Math.floor((closes_minute - opens_minute) / point.row.slot_minutes);
    return Array.from({ length: count }, (_, at) => clock(opens_minute + at * point.row.slot_minutes));
  });
  return isClockMoved(day) ? times.filter((time) => isCityTime(day, time)) : times;
}

/** They stay the same until the catalogue is read anew. */
const known = new WeakMap<Catalogue['snapshot'], Map<string, readonly string[]>>();

/**
 * The times that an office gives out on a day: from opening to closing, `slot_minutes` apart, by the clock on the wall.
 * On a day of 23 hours those that the clock leaves out are not offered (decision 104).
 */
export function timesOn(catalogue: Catalogue, point: ServicePoint, day: string): readonly string[] {
  const { snapshot } = catalogue;
  const ofSnapshot = known.get(snapshot) ?? new Map<string, readonly string[]>();
  known.set(snapshot, ofSnapshot);
  const key = `${point.service.id}:${point.location.id}:${day}`;
  const times = ofSnapshot.get(key) ?? timesByHours(catalogue, point, day);
  ofSnapshot.set(key, times);
  return times;
}

const hasTimesLeft = (catalogue: Catalogue, point: ServicePoint, today: string, now: Date) =>
  catalogue.isWorkDay(point.location.id, today) &&
  timesOn(catalogue, point, today).some((time) => time > cityTimeReached(now));

/**
 * Which session a service issues time tickets for: the day that its office fixed, else today; a service with
 * nothing but sessions goes on to its next work day.
 */
export function sessionOf(catalogue: Catalogue, point: ServicePoint, now: Date): Session | undefined {
  const { row, location } = point;
  const today = cityDay(now);
  if (row.period_ticket_day !== null) {
    return row.period_ticket_day < today
      ? undefined
      : { day: row.period_ticket_day, state: row.period_ticket_state };
  }
  if (!row.time_ticket) return undefined;
  if (hasTimesLeft(catalogue, point, today, now)) return { day: today, state: '' };
  if (row.booking_open) return undefined;
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (catalogue.isWorkDay(location.id, day)) return { day, state: '' };
  }
  return undefined;
}
