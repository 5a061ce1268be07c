import { Suspense, type ComponentType } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { remoteFor } from '../remotes/registry';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { ConnectionBar } from './connection-bar';
import { DataIds } from './data-ids';
import { LoadingIndicator } from './loading-indicator';
import { LaterFailure } from './later-failure';
import { Questions } from './later-questions';
import { Retries } from './later-retry';
import { RemoteStage } from './remote-stage';
import { Ribbon } from './ribbon';
import { useShell } from './shell-context';
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

const AboutScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ '../screens/about-screen'),
  'AboutScreen',
);
const SettingsScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ '../screens/settings-screen'),
  'SettingsScreen',
);
const NotFoundScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ '../screens/not-found-screen'),
  'NotFoundScreen',
);

/** Screens of the shell's own (NAV-18, NAV-19); every other path belongs to a remote. */
const OWN_SCREENS: Record<string, ComponentType> = {
  [paths.about()]: AboutScreen,
  [paths.settings()]: SettingsScreen,
};

export function ShellView() {
  const { bridge, registry, pathname } = useShell();
  const { t } = useTexts();
  const path = useStore(pathname);
  // Without any remote it is not the address that is wrong.
  const isLost = registry.remotes.length === 0;
  const Own = OWN_SCREENS[path] ?? (isLost || remoteFor(registry, path) ? undefined : NotFoundScreen);
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <StoreBanner />
      <ConnectionBar />
      <main id="main">
        <RemoteStage />
        {isLost && !Own && <LaterFailure text="remote.lost" onRetry={() => window.location.reload()} />}
        {Own && (
          <ScreenBoundary
            key={path}
            onError={() => bridge.events.publish('screen/unreachable', { path })}
            fallback={(retry) => <LaterFailure text="remote.why" onRetry={retry} />}
          >
            <Suspense fallback={null}>
              <Own />
            </Suspense>
          </ScreenBoundary>
        )}
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
