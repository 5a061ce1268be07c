import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import type { CalendarDay } from '../../domain/dates/calendar-day';
import { useUiTexts } from '../texts';
import { token, type, visuallyHidden } from '../theme';
import { Day } from './day';
import { dayFaces } from './day-face';
import { isSelectable, type DayKind } from '../../domain';
import { dayMark, dayName } from './day-words';
import { dayByKey, monthOf, weeksOf, within } from './month';
import { weekdayNames } from './weekday-names';

/** Seven columns hold only so much: with large text, words grow with the window and no further. */
const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  white-space: nowrap;
  user-select: none;
  -webkit-user-select: none;
  th {
    height: ${token.size(32)};
    padding: 0;
    ${type.support}
    font-size: min(${token.size(14)}, 5vw);
    font-weight: ${token.weight.regular};
    color: ${token.color.ink2};
  }
  td {
    height: ${token.size(54)};
    padding: ${token.size(1)};
  }
  ${dayFaces}
  [data-day] {
    height: ${token.size(52)};
    font-size: min(${token.size(18)}, 8vw);
    cursor: pointer;
    touch-action: pan-y;
    &[aria-disabled] {
      cursor: not-allowed;
    }
    > small {
      font-size: min(${token.size(12)}, 4vw);
    }
    /* The ring lies over the days beside it. */
    &:focus-visible {
      z-index: 1;
    }
  }
  [data-face='holiday'] > small::before {
    content: '';
    flex: none;
    width: ${token.size(6)};
    height: ${token.size(6)};
    border-radius: 50%;
    background: currentColor;
  }
  [data-spoken] {
    ${visuallyHidden}
  }
`;

interface MonthGridProps {
  /** The day that the keyboard is at; its month is shown. */
  at: CalendarDay;
  value: CalendarDay | null;
  min: CalendarDay;
  max: CalendarDay;
  today: CalendarDay;
  dayKind: (day: CalendarDay) => DayKind;
  label: string;
  onWalk: (to: CalendarDay) => void;
  onChoose: (day: CalendarDay) => void;
}

const dayOf = ({ target }: SyntheticEvent): CalendarDay | undefined =>
  (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];

/**
 * The days of one month as a grid of the ARIA practices: one stop of the Tab key, walked by arrows. Weeks that are
 * over are left out. One set of handlers serves all days.
 */
export function MonthGrid({ at, value, min, max, today, dayKind, label, onWalk, onChoose }: MonthGridProps) {
  const texts = useUiTexts();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    takesFocus.current = false;
  });

  const begin = today < min ? today : min;
  const isToCome = (week: readonly (CalendarDay | undefined)[]) =>
    week.some((day) => day !== undefined && day >= begin);
  const kindOf = (day: CalendarDay): DayKind => (day < min || day > max ? 'outside' : dayKind(day));
  const walk = (event: KeyboardEvent) => {
    const from = dayOf(event);
    const to = from && dayByKey(from, event.key, event.shiftKey);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    takesFocus.current = true;
    onWalk(within(to, min, max));
  };
  const choose = (event: MouseEvent) => {
    const day = dayOf(event);
    if (day === undefined || !isSelectable(kindOf(day))) return;
    // Not every browser gives the focus to a button that is clicked.
    takesFocus.current = true;
    onChoose(day);
  };
  const cellOf = (day: CalendarDay) => {
    const kind = kindOf(day);
    const told = { day, kind, today, isChosen: day === value };
    return (
      <Day
        key={day}
        day={day}
        face={told.isChosen ? 'chosen' : kind}
        name={dayName(told, texts)}
        mark={dayMark(told, texts)}
        isToday={day === today}
        canBeChosen={isSelectable(kind)}
        isStop={day === at}
      />
    );
  };

  return (
    <Grid ref={grid} role="grid" aria-label={label} onKeyDown={walk} onClick={choose}>
      {/* Each day is told with its weekday. */}
      <thead aria-hidden="true">
        <tr>
          {weekdayNames(texts.language).map(({ name, long }) => (
            <th key={long} scope="col" abbr={long}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(at))
          .filter(isToCome)
          .map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (day === undefined ? <td key={weekday} /> : cellOf(day)))}
            </tr>
          ))}
      </tbody>
    </Grid>
  );
}
