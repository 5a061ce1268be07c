import { ChevronLeft, ChevronRight } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import styled from 'styled-components';
import type { CalendarDay } from '../../domain/dates/calendar-day';
import { formatDay } from '../../domain/dates/format-day';
import { IconButton } from '../button/icon-button';
import { useUiTexts } from '../texts';
import { figures, media, token, type, visuallyHidden } from '../theme';
import type { DayKind } from '../../domain';
import { Legend } from './legend';
import { addMonths, monthOf, within } from './month';
import { MonthGrid } from './month-grid';
import { useSwipe } from './use-swipe';

/** Slightly wider than its container on a phone, because seven days need all the space. */
const Month = styled.div`
  margin-inline: calc(-1 * ${token.size(12)});
  ${media.desktop} {
    margin-inline: 0;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token.size(48)};
  /* With large text, they leave space for the name of the month. */
  > button {
    flex: 0 1 auto;
    min-width: 44px;
  }
`;
const MonthName = styled.h3`
  flex: 1;
  min-width: min-content;
  overflow-wrap: normal;
  text-align: center;
  text-wrap: balance;
  ${type.section}
  ${figures}
  font-size: min(${token.size(18)}, 8vw);
  font-weight: ${token.weight.bold};
`;
const Split = styled.div<{ $beside: boolean }>`
  ${media.desktop} {
    ${({ $beside }) =>
      $beside && `display:grid;grid-template-columns:minmax(0,1fr) ${token.size(150)};gap:${token.space[5]};`}
  }
`;
const Told = styled.p`
  ${visuallyHidden}
`;

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value: CalendarDay | null;
  onChange: (day: CalendarDay) => void;
  /** First and last day of the range (BOK-38, BOK-44). */
  min: CalendarDay;
  max: CalendarDay;
  /** Returns the kind of a day; never called for days outside the range. */
  dayKind: (day: CalendarDay) => DayKind;
  /** The current day at the counter. */
  today: CalendarDay;
  /** Opens on the month of this day if no day is chosen. */
  openOn?: CalendarDay;
  /** The accessible name. */
  label: string;
  /** `below` the grid, `beside` it from 640 if there is space, or `none`. */
  legend?: 'below' | 'beside' | 'none';
}

/** The keyboard's day in the shown month; a day chosen elsewhere changes the month. */
function useWalkedDay({ value, openOn, min, max }: CalendarProps) {
  const [walk, setWalk] = useState({ at: value ?? openOn ?? min, value });
  if (walk.value !== value) setWalk({ at: value ?? walk.at, value });
  return [within(walk.at, min, max), (at: CalendarDay) => setWalk({ at, value })] as const;
}

/**
 * A month of days with their states (UI-01, BOK-38 to BOK-48). The caller provides the kind of each day; the grid
 * marks it by sign and text, exposes it to screen readers, and allows only available days to be chosen. Months
 * change by button, keyboard (Page Up and Down) and swipe, within the range (BOK-42). Place it in a card or a
 * sheet: on a phone, the days use most of the padding.
 */
export function Calendar(props: CalendarProps) {
  const { value, onChange, min, max, dayKind, today, label, legend = 'below' } = props;
  const texts = useUiTexts();
  const [at, walkTo] = useWalkedDay(props);
  const [told, setTold] = useState('');
  const [shown, show] = useOptimistic(value);

  const isFirst = monthOf(at) === monthOf(min);
  const isLast = monthOf(at) === monthOf(max);
  const turn = (count: number) => {
    const to = within(addMonths(at, count), min, max);
    walkTo(to);
    setTold(formatDay(to, texts.language, 'month'));
  };
  const back = () => !isFirst && turn(-1);
  const on = () => !isLast && turn(1);
  const swipe = useSwipe({ left: on, right: back });
  const choose = (day: CalendarDay) => {
    walkTo(day);
    setTold(`${formatDay(day, texts.language)}, ${texts.calendar.word.chosen}`);
    // The day responds to the tap at once; further updates may take a few frames.
    startTransition(() => {
      show(day);
      onChange(day);
    });
  };
  const month = formatDay(at, texts.language, 'month');
  const name = `${label}, ${month}`;

  return (
    <div role="group" aria-label={name} {...swipe}>
      <Split $beside={legend === 'beside'}>
        <Month>
          <Head>
            <IconButton
              icon={ChevronLeft}
              label={texts.calendar.previousMonth}
              aria-disabled={isFirst || undefined}
              onClick={back}
            />
            <MonthName>{month}</MonthName>
            <IconButton
              icon={ChevronRight}
              label={texts.calendar.nextMonth}
              aria-disabled={isLast || undefined}
              onClick={on}
            />
          </Head>
          <MonthGrid
            at={at}
            value={shown}
            min={min}
            max={max}
            today={today}
            dayKind={dayKind}
            label={name}
            onWalk={walkTo}
            onChoose={choose}
          />
        </Month>
        {legend !== 'none' && <Legend />}
      </Split>
      <Told aria-live="polite">{told}</Told>
    </div>
  );
}
