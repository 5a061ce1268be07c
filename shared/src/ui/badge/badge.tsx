import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { media, token, type } from '../theme';

const KIND = {
  live: { glyph: CircleCheck, background: token.color.soft, ink: token.color.softInk },
  info: { glyph: Info, background: token.color.blue, ink: token.color.blueInk },
  warn: { glyph: TriangleAlert, background: token.color.amber, ink: token.color.amberInk },
  danger: { glyph: CircleAlert, background: token.color.dangerSoft, ink: token.color.danger },
  neutral: { glyph: Clock, background: token.color.sunken, ink: token.color.ink2 },
} as const;

export type BadgeKind = keyof typeof KIND;

const Pill = styled.span<{ $kind: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.size(6)};
  min-height: ${token.size(26)};
  padding: ${token.size(4)} ${token.size(10)} ${token.size(4)} ${token.size(8)};
  border-radius: ${token.radius.pill};
  background: ${({ $kind }) => KIND[$kind].background};
  color: ${({ $kind }) => KIND[$kind].ink};
  ${type.meta}
  font-weight: ${token.weight.bold};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

interface BadgeProps {
  kind?: BadgeKind;
  /** Replaces the glyph of the kind. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A state as glyph and text; the colour only repeats them. */
export function Badge({ kind = 'neutral', icon, children }: BadgeProps) {
  return (
    <Pill $kind={kind}>
      <Icon of={icon ?? KIND[kind].glyph} size={16} />
      {children}
    </Pill>
  );
}
