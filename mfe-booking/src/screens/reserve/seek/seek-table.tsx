import { useId } from 'react';
import styled from 'styled-components';
import { formatDay, shortDay } from '@vez/shared/dates';
import { figures, media, token, type, visuallyHidden } from '@vez/shared/ui';
import type { SeekGrid } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';
import { useTexts } from '../../../texts';
import { SeekCellChoice } from './seek-cell';

const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * ${token.space[4]});
  padding: ${token.size(4)} ${token.space[4]};
`;
/** Wider than a phone, so that each column fits a thumb (BOK-54). */
const Grid = styled.table`
  width: 140%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: ${token.size(4)};
  ${media.desktop} {
    width: 100%;
  }
`;
const Corner = styled.td`
  position: sticky;
  left: calc(-1 * ${token.space[4]});
  z-index: 1;
  width: ${token.size(56)};
  background: ${token.color.surface};
`;
const Day = styled.th`
  padding: 0 0 ${token.size(4)};
  ${type.meta}
  font-weight: ${token.weight.regular};
  color: ${token.color.ink2};
  b {
    display: block;
    ${type.section}
    ${figures}
    line-height: ${token.size(22)};
    color: ${token.color.ink};
  }
`;
const Time = styled.th`
  position: sticky;
  left: calc(-1 * ${token.space[4]});
  z-index: 1;
  padding-inline: ${token.size(4)};
  background: ${token.color.surface};
  ${type.support}
  ${figures}
  font-weight: ${token.weight.medium};
  text-align: end;
`;
const Caption = styled.caption`
  ${visuallyHidden}
`;

interface Props {
  grid: SeekGrid;
  label: string;
  value: Slot | null;
  onChange(choice: Slot): void;
}

/** A column for each recommended day, a row for each time (BOK-53): one radio group for the arrow keys. */
export function SeekTable({ grid, label, value, onChange }: Props) {
  const { t, language } = useTexts();
  const group = useId();
  return (
    <Scroller>
      <Grid>
        <Caption>{label}</Caption>
        <thead>
          <tr>
            <Corner />
            {grid.days.map((day) => {
              const { weekday, date, month } = shortDay(day, language);
              return (
                <Day key={day} scope="col" abbr={formatDay(day, language)}>
                  {weekday}
                  <b>{date}</b>
                  {month}
                </Day>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ time, cells }) => (
            <tr key={time}>
              <Time scope="row">{time}</Time>
              {grid.days.map((day, column) => {
                const cell = cells[column]!;
                return (
                  <td key={day}>
                    <SeekCellChoice
                      cell={cell}
                      group={group}
                      name={`${formatDay(day, language, 'withoutYear')} ${time}, ${t(`seek.${cell.state}`)}`}
                      isChosen={value?.day === day && value.time === time}
                      onChoose={() => onChange({ day, time })}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
