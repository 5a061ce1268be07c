import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { media, token } from '../theme';

/** Limited growth with the text size: four larger buttons would leave no space for a title. */
const SIDE = `min(${token.size(48)}, 52px)`;

const Square = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${SIDE};
  height: ${SIDE};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token.color.sunken};
    }
  }
`;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
  filled?: boolean;
}

/** An icon of 24 in a target of 48. */
export function IconButton({ icon, label, filled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} aria-label={label} title={label}>
      <Icon of={icon} filled={filled} />
    </Square>
  );
}
