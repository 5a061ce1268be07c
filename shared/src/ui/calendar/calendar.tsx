import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useCalendar, useCalendarGrid } from '@react-aria/calendar';
import { useCalendarState, type CalendarState } from '@react-stately/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Language } from '../../contracts/bridge';
import type { CalendarDay } from '../../dates/calendar-day';
import { formatDay } from '../../dates/format-day';
import { INTL_LOCALE } from '../../i18n/language-tag';
import { IconButton } from '../button';
import { useUiTexts } from '../texts';
import { figures, media, token, type, visuallyHidden } from '../theme';
import { DayCell } from './day-cell';
import { isChoosable, type DayKind } from './day-kind';
import { Legend } from './legend';
import { useSwipe } from './use-swipe';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token.size(48)};
  /* With large text they give way to the name of the month. */
  > button {
    flex: 0 1 auto;
    min-width: 44px;
  }
`;
const Month = styled.h3`
  flex: 1;
  min-width: min-content;
  text-align: center;
  ${type.section}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  user-select: none;
  -webkit-user-select: none;
  td {
    padding: ${token.size(1)};
  }
  td > div {
    position: relative;
    height: ${token.size(52)};
    border-radius: ${token.radius.control};
    cursor: pointer;
    touch-action: pan-y;
    &[aria-disabled='true'] {
      cursor: not-allowed;
    }
  }
  [data-spoken] {
    ${visuallyHidden}
  }
`;
const Weekday = styled.th`
  height: ${token.size(32)};
  padding: 0;
  ${type.support}
  font-weight: ${token.weight.regular};
  color: ${token.color.ink2};
`;
const Split = styled.div<{ $beside: boolean }>`
  ${media.desktop} {
    ${({ $beside }) =>
      $beside && `display:grid;grid-template-columns:minmax(0,1fr) ${token.size(150)};gap:${token.space[5]};`}
  }
`;

/** The words that react-aria has built in: it looks for an exact tag, and has none for Macao. */
const ARIA_LOCALE: Record<Language, string> = {
  zh_hant: 'zh-TW',
  zh_hans: 'zh-CN',
  pt_pt: 'pt-PT',
  en_us: 'en-US',
};

const gregorian = () => new GregorianCalendar();
const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** 1 January 2023 was a Sunday; the week begins on it (VAL-28). */
const namesOfWeekdays = (language: Language) => {
  const style = language.startsWith('zh') ? 'narrow' : 'short';
  const inStyle = (weekday: 'narrow' | 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(INTL_LOCALE[language], { weekday, timeZone: 'UTC' });
    return DAYS.map((day) => format.format(Date.UTC(2023, 0, 1 + day)));
  };
  const long = inStyle('long');
  // Portugal's “short” names are whole words, which a column of 40 cannot hold.
  return inStyle(style).map((name, day) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1, 3),
    long: long[day],
  }));
};
/** Formatters are dear to make, and a calendar is drawn anew with every choice. */
const known = new Map<Language, ReturnType<typeof namesOfWeekdays>>();
function weekdayNames(language: Language) {
  const names = known.get(language) ?? namesOfWeekdays(language);
  known.set(language, names);
  return names;
}

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  value: CalendarDay | null;
  onChange: (day: CalendarDay) => void;
  /** First and last day of the range (BOK-38, BOK-44). */
  min: CalendarDay;
  max: CalendarDay;
  /** What a day is; days outside the range are never asked for. */
  dayKind: (day: CalendarDay) => DayKind;
  /** Today where the counter is. */
  today: CalendarDay;
  /** The month to open on, when no day is chosen: the one of this day. */
  openOn?: CalendarDay;
  /** What is chosen here, to screen readers. */
  label: string;
  /** Below the grid on a phone; `beside` it from 640 where there is room; or none. */
  legend?: 'below' | 'beside' | 'none';
}

function MonthGrid({
  state,
  dayKind,
  today,
}: { state: CalendarState } & Pick<CalendarProps, 'dayKind' | 'today'>) {
  const { language } = useUiTexts();
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid({ firstDayOfWeek: 'sun' }, state);
  const kindOf = (date: CalendarDate): DayKind =>
    state.isInvalid(date) ? 'outside' : dayKind(date.toString());
  return (
    <Grid {...gridProps}>
      <thead {...headerProps}>
        <tr>
          {weekdayNames(language).map(({ name, long }) => (
            <Weekday key={long} abbr={long}>
              {name}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date, index) =>
                date ? (
                  <DayCell
                    key={date.toString()}
                    date={date}
                    state={state}
                    kind={kindOf(date)}
                    isToday={date.toString() === today}
                    isPast={date.toString() < today}
                  />
                ) : (
                  <td key={index} />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

function LocalisedCalendar(props: CalendarProps) {
  const { value, onChange, min, max, dayKind, today, openOn, label, legend = 'below' } = props;
  const texts = useUiTexts();
  const range = useMemo(() => ({ minValue: parseDate(min), maxValue: parseDate(max) }), [min, max]);
  const options = {
    ...range,
    value: value === null ? null : parseDate(value),
    defaultFocusedValue: parseDate(value ?? openOn ?? min),
    onChange: (date: CalendarDate) => onChange(date.toString()),
    isDateUnavailable: (date: { toString(): string }) => !isChoosable(dayKind(date.toString())),
    firstDayOfWeek: 'sun' as const,
    'aria-label': label,
  };
  const state = useCalendarState({
    ...options,
    locale: ARIA_LOCALE[texts.language],
    createCalendar: gregorian,
  });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);

  const back = () => !prevButtonProps.isDisabled && state.focusPreviousPage();
  const on = () => !nextButtonProps.isDisabled && state.focusNextPage();
  const swipe = useSwipe({ left: on, right: back });
  const month = formatDay(state.visibleRange.start.toString(), texts.language, 'month');

  return (
    <div {...calendarProps} aria-label={`${label}, ${month}`} aria-labelledby={undefined} {...swipe}>
      <Split $beside={legend === 'beside'}>
        <div>
          <Head>
            <IconButton
              icon={ChevronLeft}
              label={texts.calendar.previousMonth}
              aria-disabled={prevButtonProps.isDisabled || undefined}
              onClick={back}
            />
            <Month>{month}</Month>
            <IconButton
              icon={ChevronRight}
              label={texts.calendar.nextMonth}
              aria-disabled={nextButtonProps.isDisabled || undefined}
              onClick={on}
            />
          </Head>
          <MonthGrid state={state} dayKind={dayKind} today={today} />
        </div>
        {legend !== 'none' && <Legend />}
      </Split>
    </div>
  );
}

/**
 * A month of days with their states (UI-01, BOK-38 to BOK-48). The caller says what each day is; the grid
 * marks it by sign and word, says it to screen readers, and lets only possible days be chosen. Months change
 * by button, keyboard (Page Up and Down) and swipe, inside the range (BOK-42).
 */
export function Calendar(props: CalendarProps) {
  const { language } = useUiTexts();
  return (
    <I18nProvider locale={ARIA_LOCALE[language]}>
      <LocalisedCalendar {...props} />
    </I18nProvider>
  );
}
