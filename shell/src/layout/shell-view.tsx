import styled from 'styled-components';
import { remoteFor } from '../remotes/registry';
import { AboutScreen } from '../screens/about-screen';
import { NotFoundScreen } from '../screens/not-found-screen';
import { SettingsScreen } from '../screens/settings-screen';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { ConnectionBar, LoadingIndicator, Questions, Toasts } from './overlays';
import { RemoteStage } from './remote-stage';
import { Ribbon } from './ribbon';
import { useShell } from './shell-context';
import { SiteHeader } from './site-header';

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

/** Screens of the shell's own (NAV-18, NAV-19); every other path belongs to a remote. */
const OWN_SCREENS: Record<string, () => React.ReactNode> = {
  '/AboutPage': AboutScreen,
  '/app': SettingsScreen,
};

export function ShellView() {
  const { registry, pathname } = useShell();
  const { t } = useTexts();
  const path = useStore(pathname);
  const Own = OWN_SCREENS[path] ?? (remoteFor(registry, path) ? undefined : NotFoundScreen);
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SiteHeader />
      <ConnectionBar />
      <main id="main">
        <RemoteStage />
        {Own && <Own />}
      </main>
      <LoadingIndicator />
      <Toasts />
      <Questions />
      <Ribbon />
    </>
  );
}
