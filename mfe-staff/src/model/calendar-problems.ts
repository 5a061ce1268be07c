import { fromWireDate, toWireDate, type CalendarDay } from '@vez/shared/dates';
import {
  hoursOf,
  MINUTES,
  withNewDay,
  type CalendarDraft,
  type MinutesName,
  type PeriodDraft,
} from './calendar-draft';

const MOST_DAYS = 60;

export type CalendarProblem = 'noTime' | 'closesEarly' | 'overlaps' | 'dayPast' | 'daysFull' | 'number';
export type CalendarField = MinutesName | 'newDay' | `opens${number}` | `closes${number}`;
export type CalendarProblems = Partial<Record<CalendarField, CalendarProblem>>;

function periodProblems(periods: readonly PeriodDraft[]): CalendarProblems {
  const problems: CalendarProblems = {};
  for (const period of periods) {
    const { id, weekday, opens, closes } = period;
    if (opens === '') problems[`opens${id}`] = 'noTime';
    if (closes === '') problems[`closes${id}`] = 'noTime';
    if (opens === '' || closes === '') continue;
    const { opensMinute, closesMinute } = hoursOf(period);
    if (closesMinute <= opensMinute) {
      problems[`closes${id}`] = 'closesEarly';
      continue;
    }
    const isIn = periods
      .filter((other) => other.weekday === weekday && other.opens !== '' && other.closes !== '')
      .map((other) => ({ id: other.id, ...hoursOf(other) }))
      // Of two equal periods, the one that was added later is wrong.
      .some(
        (other) =>
          (other.opensMinute < opensMinute || (other.opensMinute === opensMinute && other.id < id)) &&
          other.closesMinute > opensMinute,
      );
    if (isIn) problems[`opens${id}`] = 'overlaps';
  }
  return problems;
}

/** Whether a text is a whole number within limits. */
export const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What is wrong with the day that is filled in. */
export function dayProblem(draft: CalendarDraft, today: CalendarDay): CalendarProblem | undefined {
  if (draft.newDay === '') return undefined;
  if (fromWireDate(toWireDate(draft.newDay)) === undefined || draft.newDay < today) return 'dayPast';
  return withNewDay(draft).length > MOST_DAYS ? 'daysFull' : undefined;
}

/** What is missing or wrong, by field. */
export function calendarProblems(draft: CalendarDraft, today: CalendarDay): CalendarProblems {
  const problems = periodProblems(draft.periods);
  const day = dayProblem(draft, today);
  if (day !== undefined) problems.newDay = day;
  for (const name of ['checkInAheadMinutes', 'graceMinutes'] as const)
    if (!isWithin(draft[name], 0, MINUTES[name])) problems[name] = 'number';
  return problems;
}
