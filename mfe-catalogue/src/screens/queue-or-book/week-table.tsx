import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { addDays, formatDay, shortDay } from '@vez/shared/dates';
import { figures, token, type } from '@vez/shared/ui';
import { isIn, lengthOf, weekdaysOf, type BestTime, type UsualHour } from '../../model/best-time';
import { useWeekTexts } from './week-texts';

/** Any Sunday. */
const SUNDAY = '2026-11-29';
/** Of a weekday as calls number them. */
export const dayOfWeekday = (weekday: number) => addDays(SUNDAY, weekday);
export const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const Grid = styled.table`
  width: 100%;
  border-spacing: ${token.size(3)};
  table-layout: fixed;
  ${type.support}
  ${figures}
  th {
    color: ${token.color.ink2};
    font-weight: ${token.weight.regular};
  }
  tbody th {
    text-align: start;
  }
`;
/** The number says how long the wait is; the shade repeats it. */
const Cell = styled.td<{ $length: number }>`
  padding: ${token.space[1]} 0;
  border-radius: ${token.radius.tick};
  background: ${token.color.soft};
  background: color-mix(
    in srgb,
    ${token.color.primary} ${({ $length }) => $length * 8}%,
    ${token.color.surface}
  );
  text-align: center;
  &[data-best] {
    outline: 2px solid ${token.color.primary};
    outline-offset: -2px;
    font-weight: ${token.weight.bold};
  }
  &[data-now] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface Props {
  hours: readonly UsualHour[];
  best: BestTime | undefined;
}

/** Minutes of the usual wait by hour and weekday: the table is the chart. */
export function WeekTable({ hours, best }: Props) {
  const { t, language } = useWeekTexts();
  const { cityDay, cityTime } = useCityClock();
  const now = new Date();
  const today = new Date(`${cityDay(now)}T12:00:00Z`).getUTCDay();
  const lengths = lengthOf(hours);
  const known = new Map(hours.map((one) => [`${one.weekday} ${one.hour}`, one]));
  const weekdays = weekdaysOf(hours);
  const rows = [...new Set(hours.map(({ hour }) => hour))].sort((a, b) => a - b);
  return (
    <Grid aria-label={t('table')}>
      <thead>
        <tr>
          <td />
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" aria-label={formatDay(dayOfWeekday(weekday), language, 'weekday')}>
              {shortDay(dayOfWeekday(weekday), language).weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => (
          <tr key={hour}>
            <th scope="row">{clockOf(hour)}</th>
            {weekdays.map((weekday) => {
              const one = known.get(`${weekday} ${hour}`);
              const isNow = weekday === today && clockOf(hour).slice(0, 2) === cityTime(now).slice(0, 2);
              return (
                <Cell
                  key={weekday}
                  $length={one === undefined ? 0 : lengths(one)}
                  data-best={isIn(best, weekday, hour) || undefined}
                  data-now={isNow || undefined}
                  aria-current={isNow ? 'time' : undefined}
                >
                  {one === undefined ? '–' : one.middleMinutes}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
