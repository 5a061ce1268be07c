import { addDays, fromWireDate, weekdayOf, type CalendarDay } from './dates';
import { ownValue } from './own-value';

/**
 * The kind of a calendar day (BOK-39). `open`, `special` (work day) and `timeTicket` (a ticket for one session) can be
 * chosen, the others cannot (BOK-43 to BOK-46).
 */
export type DayKind = 'open' | 'full' | 'holiday' | 'closed' | 'special' | 'timeTicket' | 'outside';

export const isSelectable = (kind: DayKind): boolean =>
  kind === 'open' || kind === 'special' || kind === 'timeTicket';

/** The calendar in the API's format (DAT-16 to DAT-20); days are DD/MM/YYYY. */
interface WireCalendar {
  startDate: string;
  endDate: string;
  fullBookingDates: readonly string[];
  periodTicketDate: string;
  periodTicketDateState: string;
  specailWorkDates: readonly string[];
  publicHolidays: readonly string[];
  nonOffices: readonly number[];
  /** Days of closures. */
  closedDates?: readonly string[] | undefined;
  todayByTimeTicket: boolean;
}

/** The same in our terms; days are YYYY-MM-DD. */
export interface BookableDays {
  first: CalendarDay;
  last: CalendarDay;
  full: ReadonlySet<CalendarDay>;
  special: ReadonlySet<CalendarDay>;
  holidays: ReadonlySet<CalendarDay>;
  closed: ReadonlySet<CalendarDay>;
  /** 0 = Sunday */
  closedWeekdays: readonly number[];
  timeTicketDay: CalendarDay | undefined;
  timeTicketState: string;
}

const daysOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => fromWireDate(text) ?? []));

/** Bookings start tomorrow, or today if time tickets are issued for today (BOK-40, BOK-41, decision 2). */
export const earliestDay = (today: CalendarDay, hasTimeTicketToday: boolean): CalendarDay =>
  hasTimeTicketToday ? today : addDays(today, 1);

/**
 * Undefined if there is no bookable date: start or end is missing, or start is after end (BOK-49). A start in the past
 * moves to the earliest day.
 */
export function bookableDays(wire: WireCalendar, today: CalendarDay): BookableDays | undefined {
  const start = fromWireDate(wire.startDate);
  const last = fromWireDate(wire.endDate);
  if (start === undefined || last === undefined) return undefined;
  const earliest = earliestDay(today, wire.todayByTimeTicket);
  const first = start < earliest ? earliest : start;
  if (first > last) return undefined;
  return {
    first,
    last,
    full: daysOf(wire.fullBookingDates),
    special: daysOf(wire.specailWorkDates),
    holidays: daysOf(wire.publicHolidays),
    closed: daysOf(wire.closedDates ?? []),
    closedWeekdays: wire.nonOffices,
    timeTicketDay: fromWireDate(wire.periodTicketDate),
    timeTicketState: wire.periodTicketDateState,
  };
}

const TIME_TICKET_KIND: Record<string, DayKind> = {
  FULLDAY: 'full',
  HOLIDAY: 'holiday',
  SPECIALDAY: 'special',
};

/** The kind of a time ticket’s day, by its office's state (DAT-18); takes precedence over other rules (decision 4). */
export const timeTicketKind = (state: string): DayKind => ownValue(TIME_TICKET_KIND, state) ?? 'timeTicket';

/** The kind of a day (BOK-43 to BOK-48). */
export function dayKind(days: BookableDays, day: CalendarDay): DayKind {
  if (day < days.first || day > days.last) return 'outside';
  if (days.closed.has(day)) return 'closed';
  if (day === days.timeTicketDay) return timeTicketKind(days.timeTicketState);
  if (days.full.has(day)) return 'full';
  if (days.special.has(day)) return 'special';
  if (days.holidays.has(day)) return 'holiday';
  return days.closedWeekdays.includes(weekdayOf(day)) ? 'closed' : 'open';
}

/** The first day that can be chosen, of all or from a day on. */
export function firstFreeDay(days: BookableDays, from = days.first): CalendarDay | undefined {
  for (let day = from > days.first ? from : days.first; day <= days.last; day = addDays(day, 1)) {
    if (isSelectable(dayKind(days, day))) return day;
  }
  return undefined;
}
