import styled from 'styled-components';
import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { figures, token, type } from '@vez/shared/ui';
import { textButton } from '../../components/text-button';
import type { Figures, FiguresGroup } from '../../model/wire';
import { useTexts } from '../../texts';
import { COLUMNS, isTime, useFiguresWords, valueOf, type Column } from './use-figures-words';

/** A table that scrolls sideways in a narrow card. */
export const Wide = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  overflow-x: auto;
`;
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.support}
  ${figures}
  th,
  td {
    padding: ${token.space[1]} ${token.space[2]};
    border-bottom: 1px solid ${token.color.line};
    text-align: end;
    vertical-align: bottom;
    overflow-wrap: normal;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${token.color.ink2};
    font-weight: ${token.weight.regular};
  }
  tbody th {
    min-width: ${token.size(96)};
    font-weight: ${token.weight.medium};
  }
  td {
    white-space: nowrap;
  }
`;

const DayButton = styled.button`
  ${textButton}
  padding: 0;
  color: ${token.color.primary};
  font: inherit;
  text-decoration: underline;
`;

interface Props {
  /** What the table lists, for its name. */
  title: string;
  groups: readonly FiguresGroup[];
  services: Figures['services'];
  limitMinutes: number | null;
  columns?: readonly Column[];
  /** Opens the day of a row. */
  onDay?: (day: CalendarDay) => void;
}

/** A row for each group. “!” marks a wait over the limit. */
export function FiguresTable({ title, groups, services, limitMinutes, columns = COLUMNS, onDay }: Props) {
  const { t } = useTexts();
  const { nameOf, people } = useFiguresWords();
  const cell = (group: FiguresGroup, column: Column) => {
    const value = valueOf(group, column);
    if (!isTime(column)) return people(value);
    if (value === null) return t('figures.unknown');
    const isOver = column === 'mostWaited' && limitMinutes !== null && value > limitMinutes;
    return isOver ? <b>{t('figures.under', { count: value })}!</b> : t('figures.under', { count: value });
  };
  return (
    <Wide aria-label={title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{groups[0] && t(`figures.of.${groups[0].of}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={nameOf(group, services)}>
              <th scope="row">
                {group.of === 'day' && onDay ? (
                  <DayButton type="button" onClick={() => onDay(fromWireDate(group.day)!)}>
                    {nameOf(group, services)}
                  </DayButton>
                ) : (
                  nameOf(group, services)
                )}
              </th>
              {columns.map((column) => (
                <td key={column}>{cell(group, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );
}
