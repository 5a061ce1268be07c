import { Check, MapPin, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup, useFieldIds, type FieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { usePassing } from './use-passing';
import { figures, media, token, type, visuallyHidden } from '../theme';

export type RadioCellState = 'free' | 'full' | 'elsewhere';

const Group = styled.div`
  margin-top: ${token.space[4]};
  &:first-of-type {
    margin-top: 0;
  }
`;
const GroupName = styled.p`
  margin-bottom: ${token.space[2]};
  ${type.support}
  font-weight: ${token.weight.medium};
  color: ${token.color.ink2};
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[2]};
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;
const Input = styled.input`
  ${visuallyHidden}
`;
const WordLine = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.size(2)};
  font-size: ${token.size(12)};
  line-height: ${token.size(16)};
  font-weight: ${token.weight.medium};
`;
const Cell = styled.label<{ $state: RadioCellState }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: ${token.size(52)};
  padding: ${token.size(4)} ${token.size(2)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  ${type.body}
  line-height: ${token.size(22)};
  ${figures}
  font-weight: ${token.weight.medium};
  text-align: center;
  cursor: pointer;
  ${({ $state }) =>
    $state === 'elsewhere' && `border-color:${token.color.blueIcon};color:${token.color.blueInk};`}
  ${({ $state }) =>
    $state === 'full' &&
    `border-color:transparent;background:${token.color.sunken};color:${token.color.ink3};font-weight:400;cursor:not-allowed;& > span:first-of-type{text-decoration:line-through}`}
  &[data-chosen] {
    border-color: ${token.color.primary};
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
    font-weight: ${token.weight.bold};
  }
  &:focus-within {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
    z-index: 1;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    ${({ $state }) => $state === 'full' && 'border-color:Canvas;color:GrayText;'}
    &[data-chosen] {
      border: 3px solid Highlight;
    }
  }
`;

export interface RadioCell {
  value: string;
  label: ReactNode;
  state?: RadioCellState;
  /** Instead of “full” or “other location”. */
  word?: string;
}

export interface RadioCellGroup {
  /** Such as “morning”; left out where there is only one group. */
  heading?: string;
  cells: readonly RadioCell[];
}

interface RadioGridProps extends FieldProps {
  groups: readonly RadioCellGroup[];
  value: string | null;
  onChange: (value: string) => void;
  /** An arrow key came past this cell; `onChange` follows for the one at which the keyboard stays. */
  onPass?: (value: string) => void;
  name?: string;
}

const GLYPH = { full: X, elsewhere: MapPin } as const;

/** Times and the like as one radio group in a grid; what is full stays in sight, struck and off. */
export function RadioGrid({ groups, value, onChange, onPass, name, ...field }: RadioGridProps) {
  const texts = useUiTexts();
  const { choose, handlers } = usePassing(onChange, onPass);
  const made = useId();
  const ids = useFieldIds(field);
  const wordOf = (cell: RadioCell) =>
    cell.word ?? { full: texts.full, elsewhere: texts.otherLocation, free: undefined }[cell.state ?? 'free'];
  return (
    <FieldGroup {...field} ids={ids}>
      <div {...handlers}>
        {groups.map((group, index) => (
          <Group key={group.heading ?? index}>
            {group.heading && <GroupName>{group.heading}</GroupName>}
            <Grid>
              {group.cells.map((cell) => {
                const { state = 'free' } = cell;
                const chosen = cell.value === value;
                const word = chosen ? texts.chosen : wordOf(cell);
                const glyph = chosen ? Check : state === 'free' ? undefined : GLYPH[state];
                return (
                  <Cell key={cell.value} $state={state} data-chosen={chosen || undefined}>
                    <Input
                      type="radio"
                      name={name ?? made}
                      value={cell.value}
                      checked={chosen}
                      disabled={state === 'full'}
                      onChange={() => choose(cell)}
                    />
                    <span>{cell.label}</span>
                    {word && (
                      <WordLine>
                        {glyph && <Icon of={glyph} size={16} />}
                        {word}
                      </WordLine>
                    )}
                  </Cell>
                );
              })}
            </Grid>
          </Group>
        ))}
      </div>
    </FieldGroup>
  );
}
