import { toWireDate } from '@vez/shared/dates';
import { LANGUAGES } from '@vez/shared/domain';
import { clockOf, hoursOn, inOrder, WEEK, type OfficeCalendar, type REMINDERS } from './office-settings';

const DAY_END = 1_440;
/** Of a weekday. */
export const MOST_PERIODS = 6;
export const MINUTES = { checkInAheadMinutes: 240, graceMinutes: 120 } as const;
export type MinutesName = keyof typeof MINUTES;

/** Opening hours while they are filled in, HH:mm. 00:00 closes at the end of the day, as a browser has no 24:00. */
export interface PeriodDraft {
  /** Unique in the form. */
  id: number;
  weekday: number;
  opens: string;
  closes: string;
}

type Kept = Pick<OfficeCalendar, 'description' | 'closesOnHolidays' | (typeof REMINDERS)[number]> & {
  asksArrival: boolean;
};

export interface CalendarDraft extends Record<MinutesName, string>, Kept {
  periods: readonly PeriodDraft[];
  /** DD/MM/YYYY, by date. */
  workDays: readonly string[];
  /** A day that is filled in and not added yet, YYYY-MM-DD. */
  newDay: string;
}

export function draftOf(calendar: OfficeCalendar): CalendarDraft {
  const periods = WEEK.flatMap((weekday) => hoursOn(calendar, weekday));
  return {
    periods: periods.map(({ weekday, opensMinute, closesMinute }, id) => ({
      ...{ id, weekday },
      opens: clockOf(opensMinute),
      closes: clockOf(closesMinute % DAY_END),
    })),
    workDays: inOrder(calendar.workDays),
    newDay: '',
    description: calendar.description,
    closesOnHolidays: calendar.closesOnHolidays,
    remindsDayBefore: calendar.remindsDayBefore,
    remindsHoursBefore: calendar.remindsHoursBefore,
    asksArrival: calendar.asksArrival === true,
    checkInAheadMinutes: String(calendar.checkInAheadMinutes),
    graceMinutes: String(calendar.graceMinutes),
  };
}

/** Adds hours to a weekday, to be filled in. */
export const withPeriod = ({ periods }: CalendarDraft, weekday: number): PeriodDraft[] => [
  ...periods,
  { id: Math.max(-1, ...periods.map(({ id }) => id)) + 1, weekday, opens: '', closes: '' },
];

/** Adds the day that is filled in. */
export const withNewDay = ({ workDays, newDay }: CalendarDraft): string[] =>
  newDay === '' ? [...workDays] : inOrder([...new Set([...workDays, toWireDate(newDay)])]);

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** The period of a draft whose times are filled in. */
export const hoursOf = ({ weekday, opens, closes }: PeriodDraft) => ({
  weekday,
  opensMinute: minuteOf(opens),
  closesMinute: minuteOf(closes) || DAY_END,
});

/** The calendar of a draft without problems. */
export function calendarOf(draft: CalendarDraft): OfficeCalendar {
  const hours = draft.periods.map(hoursOf);
  return {
    hours: WEEK.flatMap((weekday) => hoursOn({ hours }, weekday)),
    workDays: withNewDay(draft),
    description: Object.fromEntries(
      LANGUAGES.map((language) => [language, draft.description[language].trim()]),
    ) as OfficeCalendar['description'],
    closesOnHolidays: draft.closesOnHolidays,
    remindsDayBefore: draft.remindsDayBefore,
    remindsHoursBefore: draft.remindsHoursBefore,
    asksArrival: draft.asksArrival,
    checkInAheadMinutes: Number(draft.checkInAheadMinutes),
    graceMinutes: Number(draft.graceMinutes),
  };
}
