import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink, media, token, type } from '@vez/shared/ui';

/** Both actions side by side, where their words fit. */
export const Acts = styled.div`
  --button-width: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  & :is(a, button) {
    min-height: ${token.size(52)};
  }
`;
const Cell = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  ${media.desktop} {
    flex: 0 1 ${token.size(220)};
  }
`;
/** As wide as its button, however long the text. */
const Note = styled.p`
  width: 0;
  min-width: 100%;
  margin-top: ${token.space[1]};
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
  text-wrap: balance;
  /* A date in Chinese is kept together. */
  word-break: keep-all;
  overflow-wrap: break-word;
`;

interface Props {
  href: string;
  icon: LucideIcon;
  isMain: boolean;
  isOpen: boolean;
  /** The id of the text that explains why the action is unavailable now, such as its note. */
  reasonId: string;
  /** Below the button. */
  note?: ReactNode;
  noteId?: string | undefined;
  children: string;
}

/** An action: a link, which also works before hydration, or a disabled button if it is unavailable. */
export function Act({ href, icon, isMain, isOpen, reasonId, note, noteId, children }: Props) {
  const kind = isMain ? 'primary' : 'outline';
  return (
    <Cell>
      {isOpen ? (
        <ButtonLink kind={kind} icon={icon} href={href}>
          {children}
        </ButtonLink>
      ) : (
        <Button kind={kind} icon={icon} disabled aria-describedby={reasonId}>
          {children}
        </Button>
      )}
      {note !== undefined && <Note id={noteId}>{note}</Note>}
    </Cell>
  );
}
