import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

const NothingElse = createGlobalStyle`
  @media print {
    html, body { background: #fff !important; }
    body > :not([data-print-sheet]) { display: none !important; }
  }
`;

/** Black on white, whatever the theme of the screen. */
const Sheet = styled.div`
  display: none;
  @media print {
    --ink: #000;
    --ink-2: #333;
    --soft: #fff;
    --soft-ink: #000;
    --surface: #fff;
    --line-strong: #555;
    --primary: #000;
    --on-primary: #fff;
    --ticket-shadow: none;
    --e1: none;
    display: grid;
    gap: 16px;
    max-width: 420px;
    margin: 0 auto;
    color: #000;
  }
`;

/** The ticket for printing: opens the print dialog, and unmounts when that closes. */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone(): void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Sheet data-print-sheet>
      <NothingElse />
      {children}
    </Sheet>,
    document.body,
  );
}
