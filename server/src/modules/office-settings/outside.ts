import type { BookingRules, OfficeCalendar } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { timesByHours } from '../booking';
import { OfficeHours, type ServicePoint, type Snapshot } from '../catalogue';

/** The bookings of one service, by their time at an office. */
export interface BookedTime {
  service_id: number;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  booking_time: string;
  booked: number;
}

/** The hours that an office would have by another calendar. */
class PlannedHours extends OfficeHours {
  constructor(readonly planned: Snapshot) {
    super();
  }

  override get snapshot(): Snapshot {
    return this.planned;
  }
}

/** @param today work days before it stay as they are (YYYY-MM-DD) */
export function hoursBy(
  snapshot: Snapshot,
  locationId: number,
  { hours, workDays, closesOnHolidays }: OfficeCalendar,
  today: string,
): OfficeHours {
  const opening = new Map(snapshot.opening);
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const ofDay = hours.filter((period) => period.weekday === weekday);
    const rows = ofDay.map(({ opensMinute, closesMinute }) => ({
      ...{ location_id: locationId, weekday },
      ...{ opens_minute: opensMinute, closes_minute: closesMinute },
    }));
    opening.set(`${locationId}:${weekday}`, rows);
  }
  const isOwnAhead = (key: string) => key.startsWith(`${locationId}:`) && key >= `${locationId}:${today}`;
  const others = [...snapshot.specialWorkDays].filter((key) => !isOwnAhead(key));
  const own = workDays.map((day) => `${locationId}:${fromWireDate(day)!}`);
  const location = { ...snapshot.locations.get(locationId)!, closes_on_holidays: closesOnHolidays };
  return new PlannedHours({
    ...snapshot,
    opening,
    specialWorkDays: new Set([...others, ...own]),
    locations: new Map(snapshot.locations).set(locationId, location),
  });
}

/** How many bookings of a time an office would not expect by these hours. */
export const outsideHours =
  (hours: OfficeHours, pointOf: (serviceId: number) => ServicePoint) =>
  ({ service_id, day, booking_time, booked }: BookedTime): number => {
    const point = pointOf(service_id);
    const isOffered =
      hours.isWorkDay(point.location.id, day) && timesByHours(hours, point, day).includes(booking_time);
    return isOffered ? 0 : booked;
  };

/** How many bookings of a time have no place, or another time, by these rules. */
export const outsideRules =
  (hours: OfficeHours, point: ServicePoint, { places, slotMinutes }: BookingRules) =>
  ({ day, booking_time, booked }: BookedTime): number => {
    const planned = { ...point, row: { ...point.row, slot_minutes: slotMinutes } };
    const isOffered = timesByHours(hours, planned, day).includes(booking_time);
    return isOffered ? Math.max(0, booked - places) : booked;
  };
