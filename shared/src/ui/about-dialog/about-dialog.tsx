import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Dialog } from '../dialog/dialog';
import { fill, useUiTexts } from '../texts';
import { figures, token } from '../theme';

const Version = styled.p`
  ${figures}
  color: ${token.color.ink2};
`;

interface AboutDialogProps {
  open: boolean;
  title: ReactNode;
  version: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Describes the app and shows its version (UI-06). */
export function AboutDialog({ open, title, version, onClose, children }: AboutDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Version>{fill(texts.version, { version })}</Version>
      {children}
    </Dialog>
  );
}
