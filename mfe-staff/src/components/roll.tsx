import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { HTML_LANG } from '@vez/shared/domain';
import { visuallyHidden } from '@vez/shared/ui';
import { usePrint } from './use-print';
import type { Sign } from './use-sign-words';

/** Prints only the slip, on a roll of 80 mm with 72 mm of printable width. */
const OnRoll = createGlobalStyle`
  @media print {
    @page { size: 80mm auto; margin: 4mm; }
    html, body { background: #fff !important; }
    body > :not([data-slip]) { display: none !important; }
  }
`;
/** Thermal printers print no greys. */
const Paper = styled.div`
  ${visuallyHidden}
  @media print {
    position: static;
    width: 72mm;
    height: auto;
    margin: 0;
    overflow: visible;
    clip: auto;
    clip-path: none;
    white-space: normal;
    background: #fff;
    color: #000;
    font-size: 11pt;
    line-height: 1.35;
    text-align: center;
  }
  h1 {
    font-size: 14pt;
  }
  h2 {
    font-size: 13pt;
  }
`;

/** One text in several languages, one below the other. */
export const inAll = (signs: readonly Sign[], pick: (words: Sign['t']) => string) =>
  signs.map(({ language, t }) => (
    <p key={language} lang={HTML_LANG[language]}>
      {pick(t)}
    </p>
  ));

interface Props {
  /** Whether its texts have loaded. */
  isReady: boolean;
  onDone(): void;
  children: ReactNode;
}

/** A slip for the roll printer. Opens the print dialog and unmounts when it closes. */
export function Roll({ isReady, onDone, children }: Props) {
  usePrint(isReady, onDone);
  if (!isReady) return null;
  return createPortal(
    <Paper data-slip aria-hidden="true">
      <OnRoll />
      {children}
    </Paper>,
    document.body,
  );
}
