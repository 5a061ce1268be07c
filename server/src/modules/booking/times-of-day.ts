import { cityInstant, isCityTime, isClockMoved } from '../../city/city';
import type { Catalogue, OfficeHours, ServicePoint } from '../catalogue';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Monday's hours apply if an office offers time tickets on a day on which it is closed. */
function hoursOn(catalogue: OfficeHours, { row, location }: ServicePoint, day: string) {
  const hours = catalogue.hoursOn(location.id, day);
  const isOpened = row.period_ticket_day === day && row.period_ticket_state === 'SPECIALDAY';
  return hours.length === 0 && isOpened ? catalogue.hoursOf(location.id, 1) : hours;
}

/** All times of a day, also those within a closure. */
export function timesByHours(catalogue: OfficeHours, point: ServicePoint, day: string): string[] {
  const times = hoursOn(catalogue, point, day).flatMap(({ opens_minute, closes_minute }) => {
    const count = Math.floor((closes_minute - opens_minute) / point.row.slot_minutes);
    return Array.from({ length: count }, (_, at) => clock(opens_minute + at * point.row.slot_minutes));
  });
  return isClockMoved(day) ? times.filter((time) => isCityTime(day, time)) : times;
}

function openTimes(catalogue: Catalogue, point: ServicePoint, day: string): string[] {
  const times = timesByHours(catalogue, point, day);
  const at = { serviceId: point.service.id, locationId: point.location.id };
  if (!catalogue.hasClosures(at.serviceId)) return times;
  return times.filter((time) => catalogue.closureAt(at, cityInstant(day, time)) === undefined);
}

/** Cached until the catalogue is read again. */
const known = new WeakMap<Catalogue['snapshot'], Map<string, readonly string[]>>();

/**
 * The times that an office offers on a day: from opening to closing, `slot_minutes` apart, by local time. Times within
 * a closure are not offered, nor those that the change of clocks skips (decision 104).
 */
export function timesOn(catalogue: Catalogue, point: ServicePoint, day: string): readonly string[] {
  const { snapshot } = catalogue;
  const ofSnapshot = known.get(snapshot) ?? new Map<string, readonly string[]>();
  known.set(snapshot, ofSnapshot);
  const key = `${point.service.id}:${point.location.id}:${day}`;
  const times = ofSnapshot.get(key) ?? openTimes(catalogue, point, day);
  ofSnapshot.set(key, times);
  return times;
}
