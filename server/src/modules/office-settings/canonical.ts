import type { BookingRules, OfficeCalendar, ServiceWords } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { LANGUAGES } from '@vez/shared/domain';
import { Refusal } from '../../module-api/refusal';

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

/** Settings in one order, so that equal ones are equal as JSON. Work days before `today` are left out. */
export function canonicalCalendar(calendar: OfficeCalendar, today: string): OfficeCalendar {
  const { hours, description, workDays, ...more } = calendar;
  const days = [...new Set(workDays)].filter((day) => fromWireDate(day)! >= today);
  return {
    hours: hours
      .map(({ weekday, opensMinute, closesMinute }) => ({ weekday, opensMinute, closesMinute }))
      .sort((one, other) => one.weekday - other.weekday || one.opensMinute - other.opensMinute),
    workDays: days.sort((one, other) => compare(fromWireDate(one)!, fromWireDate(other)!)),
    description: Object.fromEntries(
      LANGUAGES.map((language) => [language, description[language]]),
    ) as OfficeCalendar['description'],
    closesOnHolidays: more.closesOnHolidays,
    checkInAheadMinutes: more.checkInAheadMinutes,
    graceMinutes: more.graceMinutes,
    remindsDayBefore: more.remindsDayBefore,
    remindsHoursBefore: more.remindsHoursBefore,
  };
}

export const canonicalRules = ({
  bookingOpen,
  places,
  slotMinutes,
  daysAhead,
}: BookingRules): BookingRules => ({
  bookingOpen,
  places,
  slotMinutes,
  daysAhead,
});

export function canonicalWords({ icon, otherNames }: ServiceWords): ServiceWords {
  const names = new Map(
    otherNames.map(({ language, name }) => [`${language} ${name}`, { language, name }] as const),
  );
  return {
    icon,
    otherNames: [...names].sort(([one], [other]) => compare(one, other)).map(([, name]) => name),
  };
}

/** @throws Refusal `hoursInvalid` for a period that ends before it begins, or overlaps the next one of its day */
export function checkHours({ hours }: OfficeCalendar): void {
  const isWrong = hours.some(({ weekday, opensMinute, closesMinute }, at) => {
    const next = hours[at + 1];
    const overlaps = next?.weekday === weekday && next.opensMinute < closesMinute;
    return closesMinute <= opensMinute || overlaps;
  });
  if (isWrong) throw new Refusal('hoursInvalid');
}
