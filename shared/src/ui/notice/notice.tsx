import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { media, token, type } from '../theme';

const KIND = {
  info: { glyph: Info, background: token.color.sunken, ink: token.color.ink },
  success: { glyph: CircleCheck, background: token.color.soft, ink: token.color.softInk },
  warn: { glyph: TriangleAlert, background: token.color.amber, ink: token.color.amberInk },
  error: { glyph: CircleAlert, background: token.color.dangerSoft, ink: token.color.danger },
} as const;

export type NoticeKind = keyof typeof KIND;

const Box = styled.div<{ $kind: NoticeKind }>`
  display: flex;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${({ $kind }) => KIND[$kind].background};
  color: ${({ $kind }) => KIND[$kind].ink};
  ${type.support}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${token.weight.bold};
`;

interface NoticeProps {
  kind?: NoticeKind;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** It appeared while the page was open: screen readers announce it (an error at once). */
  announce?: boolean;
}

/** Something to know before going on, as glyph and words. */
export function Notice({ kind = 'info', icon, title, children, announce = false }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <Box $kind={kind} role={announce ? role : undefined}>
      <Icon of={icon ?? KIND[kind].glyph} size={20} />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
    </Box>
  );
}
