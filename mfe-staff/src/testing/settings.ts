import { LANGUAGES } from '@vez/shared/domain';
import type { OfficeCalendar } from '../model/office-settings';
import type { OfficeSettings, ServiceSettings, SettingsChange } from '../model/wire';
import { NOW } from './office';

/** Monday to Friday 09:00 to 18:00, with a break on Friday. */
export const CALENDAR: OfficeCalendar = {
  hours: [
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1_080 })),
    { weekday: 5, opensMinute: 540, closesMinute: 780 },
    { weekday: 5, opensMinute: 870, closesMinute: 1_065 },
  ],
  description: Object.fromEntries(
    LANGUAGES.map((language) => [language, `Weekdays, 09:00–18:00 (${language})`]),
  ) as OfficeCalendar['description'],
  workDays: ['12/12/2026'],
  closesOnHolidays: true,
  checkInAheadMinutes: 30,
  graceMinutes: 15,
  remindsDayBefore: true,
  asksArrival: false,
  remindsHoursBefore: true,
};

export const aService = (of: Partial<ServiceSettings> = {}): ServiceSettings => ({
  serviceId: 7,
  serviceName: 'Resident card renewal',
  letter: 'A',
  bookings: { bookingOpen: true, places: 4, slotMinutes: 30, daysAhead: 45 },
  words: { icon: 'id-card', otherNames: [{ language: 'pt_pt', name: 'BIR' }], phrases: [] },
  events: [],
  ...of,
});

export const aChange = (of: Partial<SettingsChange> = {}): SettingsChange => ({
  changeId: 1,
  at: '2026-11-30T02:05:00Z',
  by: 'Carla',
  serviceId: null,
  calendar: null,
  bookings: null,
  words: null,
  order: null,
  ...of,
});

export const theSettings = (of: Partial<OfficeSettings> = {}): OfficeSettings => ({
  at: NOW,
  calendar: CALENDAR,
  order: { order: 'bookings', bookingsInTurn: 2, longestWaitMinutes: null },
  keptBy: null,
  holidays: [
    { day: '08/12/2026', name: 'Immaculate Conception' },
    { day: '20/12/2026', name: 'Macao Special Administrative Region Establishment Day' },
  ],
  services: [aService(), aService({ serviceId: 8, serviceName: 'Passport', letter: 'B', bookings: null })],
  changes: [],
  ...of,
});
