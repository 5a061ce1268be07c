import { addDays, fromWireDate, toWireDate, type CalendarDay } from '@vez/shared/dates';
import type { Figures, FiguresGroup } from './wire';

/** What the page shows: the month of a day, or the day alone. */
export interface Period {
  kind: 'month' | 'day';
  day: CalendarDay;
}

const firstOf = (day: CalendarDay) => `${day.slice(0, 8)}01`;
/** The first day of the month after, or before. */
const otherMonth = (day: CalendarDay, by: 1 | -1) => firstOf(addDays(firstOf(day), by === 1 ? 31 : -1));

/** The first and the last day, as calls write them. */
export function daysOf({ kind, day }: Period): { from: string; until: string } {
  const [from, until] = kind === 'day' ? [day, day] : [firstOf(day), addDays(otherMonth(day, 1), -1)];
  return { from: toWireDate(from), until: toWireDate(until) };
}

export const nextTo = ({ kind, day }: Period, by: 1 | -1): Period => ({
  kind,
  day: kind === 'day' ? addDays(day, by) : otherMonth(day, by),
});

/** Whether a period has a day from `first` to `last`. */
export function isWithin(period: Period, first: CalendarDay, last: CalendarDay): boolean {
  const { from, until } = daysOf(period);
  return fromWireDate(from)! <= last && fromWireDate(until)! >= first;
}

/** Counter 10 follows counter 9. */
const byName = new Intl.Collator('en', { numeric: true });

export const groupsOf = ({ groups }: Pick<Figures, 'groups'>, of: FiguresGroup['of']): FiguresGroup[] =>
  groups.filter((group) => group.of === of).sort((one, other) => byName.compare(one.counter, other.counter));

export const timeOfQuarter = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
export const timeOfHour = (hour: number) => timeOfQuarter(hour * 4);

/** Returns a share as a whole percentage, or null if a count is withheld or the whole is 0. */
export const percent = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : Math.round((part / whole) * 100);

/** The open end of the waits that `Figures` lists. */
export const LONGEST_STEP = 60;

const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180, for spreadsheets: a cell that would be read as a formula becomes text. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const text = typeof cell === 'string' && STARTS_A_FORMULA.test(cell) ? `'${cell}` : String(cell);
          return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join(','),
    )
    .join('\r\n');
