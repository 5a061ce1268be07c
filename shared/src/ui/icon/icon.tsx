import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { token } from '../theme';

/** In units of the icon's own box of 24, so that small icons look as heavy as large ones. */
const STROKE: Record<number, number> = { 16: 2.6, 20: 2.1, 24: 1.75, 28: 1.6, 32: 1.5 };

/** Grows with the text to 140 % alone: the words need the room. */
const sideOf = (units: number) => `min(${token.size(units)}, ${1.4 * units}px)`;

const Box = styled.span<{ $size: number }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => sideOf($size)};
  height: ${({ $size }) => sideOf($size)};
  svg {
    width: 100%;
    height: 100%;
  }
`;

interface IconProps {
  of: LucideIcon;
  size?: 16 | 20 | 24 | 28 | 32;
  /** Drawn solid, such as the star of a favourite. */
  filled?: boolean;
  className?: string;
}

/** An icon that only repeats the words beside it: screen readers pass it by. */
export function Icon({ of: Drawing, size = 24, filled = false, className }: IconProps) {
  return (
    <Box $size={size} className={className} aria-hidden="true">
      <Drawing strokeWidth={STROKE[size]} fill={filled ? 'currentColor' : 'none'} focusable="false" />
    </Box>
  );
}
