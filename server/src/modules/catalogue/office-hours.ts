import { cityDay, cityTime, weekdayOf } from '@vez/shared/dates';
import { weekdayKey, type OpeningRow, type Snapshot } from './snapshot';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When offices are open, by the catalogue as it is now. */
export abstract class OfficeHours {
  abstract get snapshot(): Snapshot;

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
}
