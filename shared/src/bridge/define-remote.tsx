import type { ComponentType, ReactNode } from 'react';
import { Fragment, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider, type TextSource } from '@vez/shared/i18n';
import { QueryClientProvider, type QueryClient } from '@vez/shared/query';
import { BrowserRouter, Route, Routes, useParams } from '@vez/shared/router';
import type { Bridge, Deployment, Language, Session } from '../contracts/bridge';
import type { PaintedScreen } from '../contracts/painting';
import type { RemoteModule, RemoteProps } from '../contracts/remote';
import { isImportError } from '../chunks/retry-import';
import { routeAt } from '../domain/route-pattern';
import { BridgeContext } from './bridge-context';
import { forgetAnswers } from './forget-answers';
import { Shown, TakeOverContext } from './later-part';
import type { LoadableScreen } from './lazy-screen';
import { createQueryClient } from './query-client';
import { ScreenBoundary } from './screen-boundary';
import { readAgainAfter, type StaleAfter } from './stale-after';
import { takeAnswers } from './take-answers';

export interface RemoteRoute {
  path: string;
  screen: LoadableScreen;
  /** The skeleton of the screen while its code loads. */
  skeleton?: ReactNode;
  /** Fetches the code of its parts for logged-in users. */
  preloadPersonal?(): Promise<void>;
}

export interface RemoteDefinition {
  routes: RemoteRoute[];
  texts: TextSource;
  /** Further sources that follow the language, such as the texts of `shared/ui`. */
  follow?: { use(language: Language, terms?: Deployment['terms']): Promise<unknown> }[];
  /** Wraps every screen, for providers of shared parts. */
  Frame?: ComponentType<{ children: ReactNode; bridge: Bridge }>;
  /** The queries that an event makes stale, even while the remote is not shown. */
  staleAfter?: StaleAfter;
  /** The message when the file of another language cannot be loaded. */
  languageFailed?(): string;
  /** Drops the drafts that outlive their screen, on a log-out. */
  forget?(): void;
  /** Whether there are any such drafts. */
  holdsDraft?(): boolean;
  /** Replaces a screen that threw. */
  failure(retry: () => void, error: Error): ReactNode;
}

/** A new screen for each address: `/licences/8` inherits no state, not even a failure, from `/licences/7`. */
function EachAddress({ children }: { children: ReactNode }) {
  return <Fragment key={Object.values(useParams()).join('/')}>{children}</Fragment>;
}

const nothing = () => undefined;

/** Reports errors that no boundary caught both to the browser, as React does by default, and to the shell. */
const alsoTelling = (onError?: (error: Error) => void) => (error: unknown) => {
  reportError(error);
  onError?.(error as Error);
};

/** The screens of a remote inside their providers; tests render it, too. */
export function RemoteApp({
  bridge,
  definition,
  queries,
  onShown = nothing,
  onError = nothing,
}: {
  bridge: Bridge;
  definition: RemoteDefinition;
  queries: QueryClient;
  onShown?: () => void;
  onError?: ((error: Error) => void) | undefined;
}) {
  // A cached answer may have made the screen throw.
  const forgetting = (retry: () => void) => () => {
    queries.removeQueries();
    retry();
  };
  const Frame = definition.Frame ?? (({ children }: { children: ReactNode }) => children);
  return (
    <BridgeContext value={bridge}>
      <I18nextProvider i18n={definition.texts.i18n}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Frame bridge={bridge}>
              <Routes>
                {definition.routes.map(({ path, screen: Screen, skeleton }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <EachAddress>
                        <ScreenBoundary
                          key={path}
                          onError={(error) => {
                            if (isImportError(error)) bridge.events.publish('screen/unreachable', { path });
                            onError(error);
                          }}
                          fallback={(retry, error) => definition.failure(forgetting(retry), error)}
                        >
                          <Suspense fallback={skeleton ?? null}>
                            <Screen />
                            <Shown tell={onShown} />
                          </Suspense>
                        </ScreenBoundary>
                      </EachAddress>
                    }
                  />
                ))}
                <Route path="*" element={null} />
              </Routes>
            </Frame>
          </BrowserRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </BridgeContext>
  );
}

/** React would delay a screen by this long if its code arrived just after the skeleton. */
const SKELETON_MS = 300;
const inTime = (code: Promise<void>) =>
  Promise.race([code, new Promise((resolve) => setTimeout(resolve, SKELETON_MS))]);

function routeNow({ routes }: RemoteDefinition): RemoteRoute | undefined {
  const here = routeAt(
    routes.map(({ path }) => path),
    window.location.pathname,
  );
  return routes.find(({ path }) => path === here);
}

/** Fetches the code of the current screen and, for users with a session, of its personal parts. */
async function preloadScreen(definition: RemoteDefinition, painted?: PaintedScreen): Promise<void> {
  const route = routeNow(definition);
  if (painted?.isReturning) route?.preloadPersonal?.().catch(() => undefined);
  await route?.screen.preload?.();
}

/** Hydration timeout; a slower screen is shown as it is. */
const HYDRATION_MS = 5_000;

/** Resolves when every part, lazy ones included, has hydrated. */
const hydrated = (start: (begin: () => () => void) => void) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HYDRATION_MS);
    const open = new Set<object>();
    start(() => {
      const part = {};
      open.add(part);
      return () => {
        open.delete(part);
        if (open.size > 0) return;
        clearTimeout(timer);
        resolve();
      };
    });
  });

/** The single-spa lifecycles of a React remote; its routes contain the rest. */
export function defineRemote(definition: RemoteDefinition): RemoteModule {
  const queries = createQueryClient();
  let root: Root | undefined;
  let who: string | undefined;
  let stop: (() => void)[] = [];
  let show = () => {};
  let visit = 0;
  /** Identifies the current mount, until it is unmounted. */
  let mounted: object | undefined;

  /** The language in which all texts are loaded. */
  let shown: Language | undefined;
  const applyLanguage = async (bridge: Bridge) => {
    const language = bridge.language.get();
    const { terms } = bridge.deployment.get();
    // In sequence, because they share one file, which each would request up to three times.
    for (const source of [definition.texts, ...(definition.follow ?? [])]) await source.use(language, terms);
    shown = language;
  };

  /** Returns the whole page to the old language if the new texts cannot be loaded. */
  const followLanguage = async (bridge: Bridge) => {
    try {
      await applyLanguage(bridge);
    } catch {
      bridge.feedback.toast(definition.languageFailed?.() ?? '', 'error');
      if (shown !== undefined) bridge.language.set(shown);
      return;
    }
    // Server texts come in the language of the call.
    await queries.invalidateQueries();
  };

  /** Drops answers when the person changes, even while the remote is not shown. */
  const forgetOthers = (session: Session) => {
    const now = [session.kind, session.euid, session.mobile?.area, session.mobile?.number].join();
    if (who !== undefined && who !== now) forgetAnswers(queries);
    who = now;
  };

  return {
    async bootstrap({ bridge }: RemoteProps) {
      // In parallel with the texts.
      preloadScreen(definition).catch(nothing);
      // Before adding listeners: after a failure, the shell calls this again, which would add them twice.
      await applyLanguage(bridge);
      readAgainAfter(definition.staleAfter, bridge.events, queries);
      // Never removed: a log-out also concerns remotes that are not shown.
      bridge.events.on('session/changed', ({ left }) => {
        if (left !== true) return;
        definition.forget?.();
        visit += 1;
        show();
      });
    },
    async mount({ bridge, domElement, painted, onError }: RemoteProps) {
      const own = (mounted = {});
      await applyLanguage(bridge);
      const code = preloadScreen(definition, painted);
      // Without its code, a painted screen stays unchanged; a new screen shows a failure in its place.
      await (painted === undefined ? inTime(code.catch(nothing)) : code);
      if (mounted !== own) return;
      forgetOthers(bridge.session.get());
      const isAsPainted =
        painted?.language === bridge.language.get() && bridge.session.get().kind === 'anonymous';
      if (isAsPainted) takeAnswers(queries, painted);
      stop = [
        bridge.language.subscribe(() => void followLanguage(bridge)),
        bridge.session.subscribe(forgetOthers),
      ];
      const view = (onShown?: () => void) => (
        <RemoteApp key={visit} {...{ bridge, definition, queries, onShown, onError }} />
      );
      show = () => root?.render(view());
      if (!isAsPainted) {
        root = createRoot(domElement);
        show();
        return;
      }
      // Hydration must find the state in which the screen was painted, which a login may change.
      await hydrated((begin) => {
        const isShown = begin();
        root = hydrateRoot(domElement, <TakeOverContext value={begin}>{view(isShown)}</TakeOverContext>, {
          identifierPrefix: painted.identifierPrefix,
          onUncaughtError: alsoTelling(onError),
        });
      });
    },
    async unmount() {
      mounted = undefined;
      stop.forEach((end) => end());
      stop = [];
      root?.unmount();
      root = undefined;
    },
    holdsDraft: () => definition.holdsDraft?.() ?? false,
  };
}
