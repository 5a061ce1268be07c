import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, token, type } from '../theme';

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  min-height: ${token.size(52)};
  ${type.body}
  cursor: pointer;
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
const Hint = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
/** Off: an outline with a small knob; on: filled, with a large one. Readable without colour. */
const Track = styled.input`
  position: relative;
  flex: none;
  width: ${token.size(52)};
  height: ${token.size(32)};
  margin: 0;
  border: 2px solid ${token.color.lineStrong};
  border-radius: ${token.radius.pill};
  appearance: none;
  -webkit-appearance: none;
  background: ${token.color.surface};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: ${token.size(6)};
    width: ${token.size(16)};
    height: ${token.size(16)};
    border-radius: 50%;
    background: ${token.color.lineStrong};
    transform: translateY(-50%);
  }
  &:checked {
    border-color: ${token.color.primary};
    background: ${token.color.primary};
  }
  &:checked::after {
    left: ${token.size(24)};
    width: ${token.size(22)};
    height: ${token.size(22)};
    background: ${token.color.onPrimary};
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    background: ButtonFace;
    &::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
  }
`;

interface SwitchProps {
  children: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once; all of the line takes the tap. */
export function Switch({ children, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <Row>
        <Words>{children}</Words>
        <Track
          type="checkbox"
          role="switch"
          aria-describedby={hint ? hintId : undefined}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Row>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}
