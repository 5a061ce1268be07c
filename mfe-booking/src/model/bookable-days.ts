import type { BookableDateWire } from '@vez/shared/contracts/client';
import { addDays, fromWireDate, weekdayOf, type CalendarDay } from '@vez/shared/dates';

export type DayKind = 'open' | 'full' | 'holiday' | 'closed' | 'special' | 'session' | 'outside';

/** The date object of the wire in our words; days are YYYY-MM-DD. */
export interface BookableDays {
  first: CalendarDay;
  last: CalendarDay;
  full: ReadonlySet<CalendarDay>;
  special: ReadonlySet<CalendarDay>;
  holidays: ReadonlySet<CalendarDay>;
  /** 0 = Sunday */
  closedWeekdays: readonly number[];
  session: CalendarDay | undefined;
  sessionState: string;
}

const daysOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => fromWireDate(text) ?? []));

/**
 * Undefined where there is no bookable date: begin or end missing, or begin after end (BOK-49). A begin in
 * the past moves to tomorrow, or to today where a time ticket is issued today (BOK-40, BOK-41, decision 2).
 */
export function bookableDays(wire: BookableDateWire, today: CalendarDay): BookableDays | undefined {
  const start = fromWireDate(wire.startDate);
  const last = fromWireDate(wire.endDate);
  if (start === undefined || last === undefined) return undefined;
  const earliest = wire.todayByTimeTicket ? today : addDays(today, 1);
  const first = start < earliest ? earliest : start;
  if (first > last) return undefined;
  return {
    first,
    last,
    full: daysOf(wire.fullBookingDates),
    special: daysOf(wire.specailWorkDates),
    holidays: daysOf(wire.publicHolidays),
    closedWeekdays: wire.nonOffices,
    session: fromWireDate(wire.periodTicketDate),
    sessionState: wire.periodTicketDateState,
  };
}

const SESSION_KIND: Record<string, DayKind> = { FULLDAY: 'full', HOLIDAY: 'holiday', SPECIALDAY: 'special' };

/** What a day is; the session's own state decides before every other rule (BOK-43 to BOK-48, decision 4). */
export function dayKind(days: BookableDays, day: CalendarDay): DayKind {
  if (day < days.first || day > days.last) return 'outside';
  if (day === days.session) return SESSION_KIND[days.sessionState] ?? 'session';
  if (days.full.has(day)) return 'full';
  if (days.special.has(day)) return 'special';
  if (days.holidays.has(day)) return 'holiday';
  return days.closedWeekdays.includes(weekdayOf(day)) ? 'closed' : 'open';
}

export const isSelectable = (kind: DayKind): boolean =>
  kind === 'open' || kind === 'special' || kind === 'session';

export function firstFreeDay(days: BookableDays): CalendarDay | undefined {
  for (let day = days.first; day <= days.last; day = addDays(day, 1)) {
    if (isSelectable(dayKind(days, day))) return day;
  }
  return undefined;
}
