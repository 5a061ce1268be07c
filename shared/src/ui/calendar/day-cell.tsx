import type { CalendarDate } from '@internationalized/date';
import { useCalendarCell } from '@react-aria/calendar';
import type { CalendarState } from '@react-stately/calendar';
import { useRef } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../dates/format-day';
import { useUiTexts } from '../texts';
import { token, visuallyHidden } from '../theme';
import { DayFace, DayMark, HolidayDot } from './day-face';
import type { DayKind } from './day-kind';

const Cell = styled.td`
  padding: ${token.size(1)};
`;
const Press = styled.div`
  position: relative;
  height: ${token.size(52)};
  border-radius: ${token.radius.control};
  cursor: pointer;
  touch-action: pan-y;
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

interface DayCellProps {
  date: CalendarDate;
  state: CalendarState;
  kind: DayKind;
  isToday: boolean;
  /** Before today: such a day will not open any more. */
  isPast: boolean;
}

/** A day: its number and mark for the eye, its date and state in words for the ear. */
export function DayCell({ date, state, kind, isToday, isPast }: DayCellProps) {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange } = useCalendarCell({ date }, state, ref);
  const { mark, word } = texts.calendar;
  if (isOutsideVisibleRange) return <Cell {...cellProps} aria-hidden="true" />;
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
    <Cell {...cellProps}>
      <Press {...buttonProps} ref={ref} aria-label={undefined}>
        <Spoken>{spoken.join(', ')}</Spoken>
        <DayFace aria-hidden="true" $kind={kind} $chosen={chosen} $today={isToday}>
          <span>{date.day}</span>
          {shown && (
            <DayMark>
              {kind === 'holiday' && !chosen && <HolidayDot />}
              {shown}
            </DayMark>
          )}
        </DayFace>
      </Press>
    </Cell>
  );
}
