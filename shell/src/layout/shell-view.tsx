import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { ConnectionBar } from './connection-bar';
import { DataIds } from './data-ids';
import { LoadingIndicator } from './loading-indicator';
import { ModeBar } from './mode-bar';
import { Questions } from './deferred-questions';
import { Retries } from './deferred-retry';
import { FootAtRest } from './foot-at-rest';
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

/** A short page still fills the window, which keeps the foot at the bottom. The skip link moves the focus here. */
const Main = styled.main`
  min-height: calc(100vh - ${token.size(56)});
  outline: none;
  ${media.wide} {
    min-height: calc(100vh - ${token.size(128)});
  }
`;

/** The frame around every page; `children` are the shell's own pages. */
export function ShellView({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <ModeBar />
      <StoreBanner />
      <ConnectionBar />
      <Main id="main" tabIndex={-1}>
        <RemoteOutlet />
        {children}
      </Main>
      <FootAtRest />
      <DataIds />
      <LoadingIndicator />
      <Retries />
      <Toasts />
      <Questions />
      <Ribbon />
    </>
  );
}
