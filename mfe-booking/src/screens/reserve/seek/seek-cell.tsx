import { Check, Circle, MapPin, Minus } from 'lucide-react';
import styled from 'styled-components';
import { Icon, media, token, visuallyHidden } from '@vez/shared/ui';
import type { SeekCell } from '../../../model/seek-grid';

const Face = styled.label<{ $state: SeekCell['state'] }>`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${token.size(48)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.primary};
  cursor: pointer;
  ${({ $state }) =>
    $state === 'elsewhere' && `border-color:${token.color.blueIcon};color:${token.color.blueInk};`}
  ${({ $state }) =>
    (($state === 'full' || $state === 'none') &&
      `border-color:transparent;background:${token.color.sunken};color:${token.color.ink3};cursor:not-allowed;`) ||
    ''}
  &[data-chosen] {
    border-color: ${token.color.primary};
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
  }
  &:focus-within {
    outline: 3px solid ${token.color.focus};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    ${({ $state }) => (($state === 'full' || $state === 'none') && 'border-color:Canvas;color:GrayText;') || ''}
    &[data-chosen] {
      border: 3px solid Highlight;
    }
  }
`;
const Input = styled.input`
  ${visuallyHidden}
`;

export const GLYPH = { free: Circle, elsewhere: MapPin, full: Minus, none: Minus } as const;

interface Props {
  cell: SeekCell;
  /** Day, time and state in words. */
  name: string;
  group: string;
  isChosen: boolean;
  onChoose(): void;
}

/** A time of a day: a ring is free, a pin free elsewhere, a dash full or not available (BOK-55, BOK-56). */
export function SeekCellChoice({ cell, name, group, isChosen, onChoose }: Props) {
  const { state } = cell;
  return (
    <Face $state={state} data-chosen={isChosen || undefined}>
      <Input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        disabled={state === 'full' || state === 'none'}
        onChange={onChoose}
      />
      <Icon of={isChosen ? Check : GLYPH[state]} size={20} />
    </Face>
  );
}
