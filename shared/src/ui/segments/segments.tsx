import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup, useFieldIds, type FieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import { media, token, type, visuallyHidden } from '../theme';

const Row = styled.div<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => token.size($min)}, 100%), 1fr));
  gap: ${token.space[2]};
`;
const Cell = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]} ${token.space[2]};
  min-height: ${token.size(52)};
  min-width: 0;
  padding: ${token.size(4)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  ${type.body}
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-chosen] {
    border: 2px solid ${token.color.primary};
    padding: ${token.size(3)};
    color: ${token.color.primary};
    font-weight: ${token.weight.bold};
  }
  &:focus-within {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &[data-chosen] {
      border: 3px solid Highlight;
    }
  }
`;
const Input = styled.input`
  ${visuallyHidden}
`;

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A BCP 47 tag, where the label is in another language than the page. */
  lang?: string;
}

interface SegmentsProps<Value extends string> extends FieldProps {
  choices: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The least width of each, in units of the design: as many as fit stand side by side. */
  minWidth: number;
  /** Without the tick, where the label already has a drawing of its own. */
  plain?: boolean;
}

/** A few choices side by side, all in sight, as one radio group; the chosen one has a thick edge and a tick. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { choices, value, onChange, minWidth, plain = false, ...field } = props;
  const name = useId();
  const ids = useFieldIds(field);
  return (
    <FieldGroup {...field} ids={ids}>
      <Row $min={minWidth}>
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <Cell key={choice.value} lang={choice.lang} data-chosen={isChosen || undefined}>
              <Input
                type="radio"
                name={name}
                value={choice.value}
                checked={isChosen}
                onChange={() => onChange(choice.value)}
              />
              {isChosen && !plain && <Icon of={Check} size={20} />}
              {choice.label}
            </Cell>
          );
        })}
      </Row>
    </FieldGroup>
  );
}
