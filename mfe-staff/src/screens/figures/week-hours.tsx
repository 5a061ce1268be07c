import styled from 'styled-components';
import { figures as tabular, token, type } from '@vez/shared/ui';
import { groupsOf } from '../../model/figures';
import type { Figures, FiguresGroup } from '../../model/wire';
import { useTexts } from '../../texts';
import { Wide } from './figures-table';
import { Plot } from './plot';
import { useFiguresWords } from './use-figures-words';

const Grid = styled.table`
  width: 100%;
  border-spacing: ${token.size(3)};
  ${type.support}
  ${tabular}
  th {
    color: ${token.color.ink2};
    font-weight: ${token.weight.regular};
  }
  tbody th {
    text-align: start;
    white-space: nowrap;
  }
`;
/** The number says it; the shade repeats it. */
const Cell = styled.td<{ $share: number }>`
  min-width: ${token.size(36)};
  padding: ${token.space[1]};
  border-radius: ${token.radius.tick};
  background: ${token.color.soft};
  background: color-mix(
    in srgb,
    ${token.color.primary} ${({ $share }) => Math.round($share * 22)}%,
    ${token.color.surface}
  );
  text-align: center;
  &[data-over] {
    outline: 2px solid ${token.color.ink};
    outline-offset: -2px;
    font-weight: ${token.weight.bold};
  }
`;

const isOver = (group: FiguresGroup | undefined, limitMinutes: number | null) =>
  limitMinutes !== null && (group?.wait?.most ?? 0) > limitMinutes;

function wordOf(group: FiguresGroup | undefined, limitMinutes: number | null): string {
  if (group === undefined) return '–';
  if (group.wait === null) return '<5';
  return `${group.wait.most}${isOver(group, limitMinutes) ? '!' : ''}`;
}

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Within how many minutes nine in ten were called, by weekday and hour: the table is the plot. */
export function WeekHours({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  const { shortWeekdayOf, weekdayOf } = useFiguresWords();
  const { limitMinutes } = figures;
  const cells = new Map(
    groupsOf(figures, 'weekdayHour').map((group) => [`${group.weekday} ${group.hour}`, group]),
  );
  const hours = groupsOf(figures, 'hour').map(({ hour }) => hour!);
  const weekdays = WEEK.filter((day) => groupsOf(figures, 'weekday').some(({ weekday }) => weekday === day));
  const longest = Math.max(1, ...[...cells.values()].map(({ wait }) => wait?.most ?? 0));
  const title = t('figures.byHeat');
  return (
    <Plot
      title={title}
      why={limitMinutes === null ? t('figures.byHeatWhy') : t('figures.byHeatLimit', { count: limitMinutes })}
      table={
        <Wide aria-label={title}>
          <Grid>
            <thead>
              <tr>
                <td />
                {hours.map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map((day) => (
                <tr key={day}>
                  <th scope="row" aria-label={weekdayOf(day)}>
                    {shortWeekdayOf(day)}
                  </th>
                  {hours.map((hour) => {
                    const group = cells.get(`${day} ${hour}`);
                    return (
                      <Cell
                        key={hour}
                        $share={(group?.wait?.most ?? 0) / longest}
                        data-over={isOver(group, limitMinutes) || undefined}
                      >
                        {wordOf(group, limitMinutes)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Grid>
        </Wide>
      }
    />
  );
}
