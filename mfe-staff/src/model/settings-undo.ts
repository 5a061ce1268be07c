import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { differencesOf, type NewSettings, type OfficeCalendar } from './office-settings';
import type { OfficeSettings, SettingsChange } from './wire';

/** The group of settings of a listed change. */
export function changedBy({
  serviceId,
  calendar,
  order,
  bookings,
  words,
}: SettingsChange): NewSettings | undefined {
  if (calendar) return { of: 'calendar', ...calendar };
  if (order) return { of: 'order', ...order };
  if (serviceId === null) return undefined;
  if (bookings) return { of: 'bookings', serviceId, ...bookings };
  return words ? { of: 'words', serviceId, ...words } : undefined;
}

/** A calendar without the working days that are over, as calls return it. */
const fromToday = (calendar: OfficeCalendar, today: CalendarDay): OfficeCalendar => ({
  ...calendar,
  workDays: calendar.workDays.filter((day) => (fromWireDate(day) ?? '') >= today),
});

/** From the current settings back to those before a change; undefined if they are not those that it left. */
function reversed<Change extends NewSettings>(change: Change, now: Change['is']): NewSettings | undefined {
  const since = { ...change, was: now } as NewSettings;
  const back = { ...change, was: now, is: change.was } as NewSettings;
  return differencesOf(since).length === 0 && differencesOf(back).length > 0 ? back : undefined;
}

/**
 * The change that restores the settings from before a listed change. Undefined if they have changed since, or if the
 * user may not change them.
 */
export function undoOf(
  listed: SettingsChange,
  { calendar, order, keptBy, services }: OfficeSettings,
  { today, allOffices }: { today: CalendarDay; allOffices: boolean },
): NewSettings | undefined {
  const change = changedBy(listed);
  const service = services.find(({ serviceId }) => serviceId === listed.serviceId);
  switch (change?.of) {
    case 'calendar': {
      const [was, is] = [fromToday(change.was, today), fromToday(change.is, today)];
      return keptBy === null ? reversed({ ...change, was, is }, calendar) : undefined;
    }
    case 'order':
      return keptBy === null ? reversed(change, order) : undefined;
    case 'bookings':
      return service?.bookings ? reversed(change, service.bookings) : undefined;
    case 'words':
      return service && allOffices ? reversed(change, service.words) : undefined;
    default:
      return undefined;
  }
}
