import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../language/shell-texts';
import { ConnectionBar } from './connection-bar';
import { DataIds } from './data-ids';
import { LoadingIndicator } from './loading-indicator';
import { Questions } from './deferred-questions';
import { Retries } from './deferred-retry';
import { RemoteOutlet } from './remote-outlet';
import { Ribbon } from './ribbon';
import { SiteHeader } from './site-header';
import { StoreBanner } from './store-banner';
import { Toasts } from './toasts';

const SkipLink = styled.a`
  position: absolute;
  left: -999rem;
  &:focus {
    left: 0;
    z-index: 30;
    padding: 0.75rem;
    background: var(--surface);
  }
`;

/** What is around every page; `children` are the pages of the shell itself. */
export function ShellView({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <StoreBanner />
      <ConnectionBar />
      <main id="main">
        <RemoteOutlet />
        {children}
      </main>
      <DataIds />
      <LoadingIndicator />
      <Retries />
      <Toasts />
      <Questions />
      <Ribbon />
    </>
  );
}
