import { Check } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Sheet } from '../sheet/sheet';
import { useUiTexts } from '../texts';
import { token, type, visuallyHidden } from '../theme';

const List = styled.div`
  display: grid;
`;
const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  min-height: ${token.size(52)};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  ${type.body}
  cursor: pointer;
  &[data-chosen] {
    background: ${token.color.soft};
    color: ${token.color.softInk};
    font-weight: ${token.weight.bold};
  }
  &:focus-within {
    outline: 3px solid ${token.color.focus};
    outline-offset: -3px;
  }
`;
const Input = styled.input`
  ${visuallyHidden}
`;

export interface PickerChoice<Value extends string | number> {
  value: Value;
  label: ReactNode;
}

interface PickerProps<Value extends string | number> {
  open: boolean;
  title: string;
  choices: readonly PickerChoice<Value>[];
  value: Value | null;
  /** On done, with what is chosen then. */
  onDone: (value: Value) => void;
  onCancel: () => void;
}

function Choosing<Value extends string | number>(props: PickerProps<Value>) {
  const { open, title, choices, value, onDone, onCancel } = props;
  const texts = useUiTexts();
  const name = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onCancel}
      closable={false}
      footer={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button disabled={chosen === null} onClick={() => chosen !== null && onDone(chosen)}>
            {texts.done}
          </Button>
        </>
      }
    >
      <List role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          <Row key={choice.value} data-chosen={choice.value === chosen || undefined}>
            <Input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => setChosen(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.value === chosen && <Icon of={Check} size={20} />}
          </Row>
        ))}
      </List>
    </Sheet>
  );
}

/** A choice from a list with cancel and done (UI-02): nothing changes before done. */
export const Picker = <Value extends string | number>(props: PickerProps<Value>) =>
  props.open ? <Choosing {...props} /> : null;
