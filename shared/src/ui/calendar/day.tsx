import { memo } from 'react';
import type { CalendarDay } from '../../domain/dates/calendar-day';
import type { DayFace } from './day-face';
import { dateOf } from './month';

interface DayProps {
  day: CalendarDay;
  face: DayFace;
  /** Date and state, for screen readers. */
  name: string;
  /** The visible text below the number. */
  mark?: string;
  isToday: boolean;
  canBeChosen: boolean;
  /** The tab stop of the keyboard. */
  isStop: boolean;
}

/** One day. The grid provides styles and handlers for all days, of which a month has up to 31. */
export const Day = memo(function Day({ day, face, name, mark, isToday, canBeChosen, isStop }: DayProps) {
  return (
    <td role="gridcell" aria-selected={face === 'chosen'} aria-disabled={!canBeChosen || undefined}>
      <button
        type="button"
        data-day={day}
        data-face={face}
        data-today={isToday || undefined}
        aria-disabled={!canBeChosen || undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span data-spoken>{name}</span>
        <span aria-hidden="true">{dateOf(day)}</span>
        {mark && <small aria-hidden="true">{mark}</small>}
      </button>
    </td>
  );
});
