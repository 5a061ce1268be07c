import type { Queryable } from '../db/db';
import { HOLIDAYS, SPECIAL_WORK_DAYS } from './calendar';
import { cardColor } from './card-color';
import { insert } from './insert';
import { LOCATIONS } from './locations';
import { names } from './names';

/** Locations with their hours, and the calendar of the city. */
export async function seedLocations(tx: Queryable) {
  await insert(
    tx,
    'location',
    LOCATIONS.map((location, at) => ({
      id: location.id,
      name: names(location.name),
      address: names(location.address),
      description: names(location.description),
      telephone: location.tel,
      latitude: location.at?.[0] ?? null,
      longitude: location.at?.[1] ?? null,
      suspended: location.suspended ?? false,
      remote_counter: location.remoteCounter ?? false,
      rc_service_login: location.login ?? false,
      ui_icon: 'building',
      ui_color: cardColor(at),
      closes_on_holidays: location.code !== 'H24',
      position: at,
    })),
  );
  await insert(
    tx,
    'opening_hours',
    LOCATIONS.flatMap(({ id, hours }) =>
      hours.map(({ weekday, opens, closes }) => ({
        location_id: id,
        weekday,
        opens_minute: opens,
        closes_minute: closes,
      })),
    ),
  );
  await insert(
    tx,
    'public_holiday',
    HOLIDAYS.map(([day, name]) => ({ day, name: names(name) })),
  );
  await insert(
    tx,
    'special_work_day',
    SPECIAL_WORK_DAYS.map(([code, day]) => ({
      location_id: LOCATIONS.find((location) => location.code === code)!.id,
      day,
    })),
  );
}
