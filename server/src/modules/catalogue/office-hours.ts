import { addDays, weekdayOf } from '@vez/shared/dates';
import { cityDay, cityInstant, cityTime } from '../../city/city';
import { weekdayKey, type ClosureRow, type OpeningRow, type Snapshot } from './snapshot';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const MINUTES_OF_DAY = 1_440;

/** An office whose calendar keeps it closed for longer has no next opening. */
const MOST_DAYS_CLOSED = 31;

/** A service at an office. */
interface Point {
  serviceId: number;
  locationId: number;
}

/** Whether a closure covers a service of its department at an office. */
export const isCovered = (
  { location_id, service_id }: Pick<ClosureRow, 'location_id' | 'service_id'>,
  { serviceId, locationId }: Point,
): boolean =>
  (location_id === null || location_id === locationId) && (service_id === null || service_id === serviceId);

/** A closure as citizens read it. */
export const closedNowOf = ({ reason, ends_at }: ClosureRow) => ({ reason, until: ends_at.toISOString() });

/** The hours of offices, and the closures of their departments, by the current catalogue. */
export abstract class OfficeHours {
  abstract get snapshot(): Snapshot;

  /** Whether the department of a service has any closure, at whatever time. */
  hasClosures(serviceId: number): boolean {
    return this.closuresOf(serviceId).length > 0;
  }

  private closuresOf(serviceId: number): ClosureRow[] {
    const { services, serviceTypes, closures } = this.snapshot;
    if (closures.size === 0) return [];
    const type = serviceTypes.get(services.get(serviceId)?.service_type_id ?? 0);
    return closures.get(type?.department_id ?? 0) ?? [];
  }

  /** The closure that covers a service at an office at an instant. */
  closureAt(point: Point, at: Date): ClosureRow | undefined {
    return this.closuresOf(point.serviceId).find(
      (closure) => closure.starts_at <= at && at < closure.ends_at && isCovered(closure, point),
    );
  }

  /** Whether a service is given at an office at an instant: within its hours, and not in a closure. */
  isServiceTime(point: Point, at: Date): boolean {
    return this.isOfficeTime(point.locationId, at) && this.closureAt(point, at) === undefined;
  }

  /** When a service is next given at an office; undefined if that is not within a month. */
  nextServiceTime(point: Point, now: Date): Date | undefined {
    const end = this.endOfClosures(point, now);
    if (end > now && this.isOfficeTime(point.locationId, end)) return end;
    const opening = this.nextOpening(point.locationId, end);
    return opening === undefined || this.closureAt(point, opening) === undefined
      ? opening
      : this.nextServiceTime(point, opening);
  }

  /** The end of the closures that follow each other from an instant, or that instant. */
  private endOfClosures(point: Point, from: Date): Date {
    const closure = this.closureAt(point, from);
    return closure === undefined ? from : this.endOfClosures(point, closure.ends_at);
  }

  /** Whether an office works on a day (YYYY-MM-DD), special work days included. */
  isWorkDay(locationId: number, day: string): boolean {
    if (this.snapshot.specialWorkDays.has(`${locationId}:${day}`)) return true;
    const location = this.snapshot.locations.get(locationId);
    if (location?.closes_on_holidays && this.snapshot.holidays.has(day)) return false;
    return this.hoursOf(locationId, weekdayOf(day)).length > 0;
  }

  /** Opening hours of a weekday; a special work day takes those of Monday. */
  hoursOf(locationId: number, weekday: number): OpeningRow[] {
    return this.snapshot.opening.get(weekdayKey(locationId, weekday)) ?? [];
  }

  hoursOn(locationId: number, day: string): OpeningRow[] {
    const hours = this.hoursOf(locationId, weekdayOf(day));
    const special = this.snapshot.specialWorkDays.has(`${locationId}:${day}`);
    return special && hours.length === 0 ? this.hoursOf(locationId, 1) : hours;
  }

  /** Weekdays on which the office never opens, 0 = Sunday (DAT-19). */
  closedWeekdays(locationId: number): number[] {
    return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => this.hoursOf(locationId, weekday).length === 0);
  }

  /** Office hours by the city's clock. */
  isOfficeTime(locationId: number, now: Date): boolean {
    const day = cityDay(now);
    if (!this.isWorkDay(locationId, day)) return false;
    const minute = minutesOf(cityTime(now));
    return this.hoursOn(locationId, day).some(
      ({ opens_minute, closes_minute }) => minute >= opens_minute && minute < closes_minute,
    );
  }

  /** When the office last ended its day, up to an instant; undefined if it was open all month, or closed. */
  lastEnd(locationId: number, before: Date): Date | undefined {
    const today = cityDay(before);
    for (let ago = 0; ago <= MOST_DAYS_CLOSED; ago += 1) {
      const day = addDays(today, -ago);
      if (!this.isWorkDay(locationId, day)) continue;
      const closes = Math.max(...this.hoursOn(locationId, day).map(({ closes_minute }) => closes_minute));
      const end =
        closes === MINUTES_OF_DAY ? cityInstant(addDays(day, 1), '00:00') : cityInstant(day, timeOf(closes));
      if (end <= before && !this.isOfficeTime(locationId, end)) return end;
    }
    return undefined;
  }

  /** The next instant at which the office opens; undefined if its calendar has none in the next month. */
  nextOpening(locationId: number, now: Date): Date | undefined {
    const today = cityDay(now);
    const minute = minutesOf(cityTime(now));
    for (let ahead = 0; ahead <= MOST_DAYS_CLOSED; ahead += 1) {
      const day = addDays(today, ahead);
      if (!this.isWorkDay(locationId, day)) continue;
      const opens = this.hoursOn(locationId, day)
        .map(({ opens_minute }) => opens_minute)
        .filter((opening) => ahead > 0 || opening > minute);
      if (opens.length > 0) return cityInstant(day, timeOf(Math.min(...opens)));
    }
    return undefined;
  }
}
