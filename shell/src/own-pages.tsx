import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { BrowserRouter, Route, Routes } from '@vez/shared/router';
import { DeferredFailure } from './layout/deferred-failure';
import { useShell } from './layout/shell-context';
import { WaitingPage } from './layout/waiting-page';
import { knowsPath } from './remotes/known-path';
import { learnRoutes } from './remotes/load-other-remotes';
import { remoteAt } from './remotes/registry';
import { isElsewhere } from './routing/location';
import { useStore } from './use-store';

const AboutScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ './screens/about-screen'),
  'AboutScreen',
);
const SettingsScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ './screens/settings-screen'),
  'SettingsScreen',
);
const OwnDataScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-data" */ './own-data/own-data-screen'),
  'OwnDataScreen',
);
const NotFoundScreen = lazyScreen(
  () => import(/* webpackChunkName: "own-screens" */ './screens/not-found-screen'),
  'NotFoundScreen',
);

function OwnPage({ children }: { children: ReactNode }) {
  const { bridge, pathname } = useShell();
  const path = useStore(pathname);
  return (
    <ScreenBoundary
      key={path}
      onError={() => bridge.events.publish('screen/unreachable', { path })}
      fallback={(retry) => <DeferredFailure text="remote.why" onRetry={retry} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ScreenBoundary>
  );
}

const Lost = () => <DeferredFailure text="remote.lost" onRetry={() => window.location.reload()} />;

/** A path for which the page does not yet know whether a remote serves it. */
function UnknownPath({ path }: { path: string }) {
  const { registry } = useShell();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    void learnRoutes(registry).then((isLearnt) => {
      setIsLost(!isLearnt);
      // The server redirects to the deployment that serves it.
      if (isElsewhere(path)) window.location.reload();
    });
  }, [registry, path]);
  return isLost ? <Lost /> : <WaitingPage />;
}

/** Every path except the shell's own: a remote's, or not found. */
function Elsewhere() {
  const { registry, pathname } = useShell();
  const path = useStore(pathname);
  const routes = useStore(registry.routes);
  if (remoteAt(registry, path)) return null;
  if (!knowsPath(registry, path)) return <UnknownPath key={path} path={path} />;
  if (isElsewhere(path)) return <WaitingPage />;
  // Without any remote, the address is not at fault.
  if (registry.remotes.length === 0 && Object.keys(routes).length === 0) return <Lost />;
  return (
    <OwnPage>
      <NotFoundScreen />
    </OwnPage>
  );
}

const ROUTES = [
  { path: paths.about(), screen: AboutScreen },
  { path: paths.settings(), screen: SettingsScreen },
  { path: paths.ownData(), screen: OwnDataScreen },
];

/** The shell's own pages (NAV-18, NAV-19). */
export function OwnPages() {
  // Use the shell's path: the router's is a moment behind.
  const now = useStore(useShell().pathname);
  return (
    <BrowserRouter>
      <Routes location={now}>
        {ROUTES.map(({ path, screen: Screen }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={
              <OwnPage>
                <Screen />
              </OwnPage>
            }
          />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </BrowserRouter>
  );
}
