import type { CalendarDate } from '@internationalized/date';
import { useCalendarCell } from '@react-aria/calendar';
import type { CalendarState } from '@react-stately/calendar';
import { useRef } from 'react';
import { formatDay } from '../../dates/format-day';
import { useUiTexts } from '../texts';
import { DayFace, DayMark, HolidayDot } from './day-face';
import type { DayKind } from './day-kind';

interface DayCellProps {
  date: CalendarDate;
  state: CalendarState;
  kind: DayKind;
  isToday: boolean;
  /** Before today: such a day will not open any more. */
  isPast: boolean;
}

/**
 * A day: its number and mark for the eye, its date and state in words for the ear. What all cells have alike is
 * the grid's style: a styled part for each would be paid for 42 times a month.
 */
export function DayCell({ date, state, kind, isToday, isPast }: DayCellProps) {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange } = useCalendarCell({ date }, state, ref);
  const { mark, word } = texts.calendar;
  if (isOutsideVisibleRange) return <td {...cellProps} aria-hidden="true" />;
  const chosen = isSelected;
  const isOver = isPast && kind === 'outside';
  const shown = chosen
    ? mark.chosen
    : kind === 'open'
      ? isToday && mark.today
      : isToday && kind === 'outside'
        ? mark.today
        : !isOver && mark[kind];
  const spoken = [
    formatDay(date.toString(), texts.language),
    isToday && word.today,
    isOver ? word.past : word[kind],
    chosen && word.chosen,
  ].filter(Boolean);
  return (
    <td {...cellProps}>
      <div {...buttonProps} ref={ref} aria-label={undefined}>
        <span data-spoken>{spoken.join(', ')}</span>
        <DayFace aria-hidden="true" $kind={kind} $chosen={chosen} $today={isToday}>
          <span>{date.day}</span>
          {shown && (
            <DayMark>
              {kind === 'holiday' && !chosen && <HolidayDot />}
              {shown}
            </DayMark>
          )}
        </DayFace>
      </div>
    </td>
  );
}
