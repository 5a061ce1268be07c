import { retryImport } from '@vez/shared/chunks';
import { BRIDGE_VERSION, type Bridge } from '@vez/shared/contracts/client';
import { isShellPage, paths } from '@vez/shared/domain';
import { deploymentIn, nameIn } from './deployment';
import { createEvents } from './events/events';
import { createFeedback } from './feedback/feedback';
import { createLastError } from './feedback/last-error';
import { createLoading } from './feedback/loading';
import { createRetries } from './feedback/retries';
import { browserHost } from './host/browser-host';
import { channelOf } from './host/channel';
import type { connectHost } from './host/connect-host';
import { createOnline } from './host/online';
import { surroundingsOf } from './host/surroundings';
import { createJourney } from './journey/journey';
import { createLanguage } from './language/language';
import { partTexts, shellTexts } from './language/shell-texts';
import { languageSwitch } from './language/switch-language';
import { createTitle } from './language/title';
import { createMode, homeOf } from './mode/mode';
import { webHomeOf, type PageConfig } from './boot-data/page-config';
import { prefetchPath } from './remotes/prefetch';
import type { PageRegistry } from './remotes/page-registry';
import { remoteAt } from './remotes/registry';
import { historyDepth } from './routing/history-depth';
import { navigate } from './routing/location';
import { apiOfRemotes } from './session/api-of-remotes';
import { createClients } from './session/clients';
import { deferredLogin } from './session/deferred-login';
import { forgetWhoLeaves } from './session/forget-person';
import { createStore } from './store';
import { createTheme } from './theme/theme';

/** Fetches the host code only if a host app may be present; without it, the page acts as in a plain browser. */
function connectHostApp({ hostOrigins }: PageConfig, parts: Parameters<typeof connectHost>[1]): void {
  const channel = channelOf(window, hostOrigins);
  if (channel === undefined) return;
  retryImport(() => import(/* webpackChunkName: "host-app" */ './host/connect-host')).then(
    (host) => host.connectHost(channel, parts),
    () => undefined,
  );
}

/** The session, log-in and log-out. */
function authOf(
  config: PageConfig,
  { session, authApi, logout, openTicketLink }: ReturnType<typeof createClients>,
): Bridge['auth'] {
  return {
    ...session.auth,
    logout,
    openTicketLink,
    login: deferredLogin(config, `${window.location.origin}${paths.home()}`, authApi.loginAddress),
  };
}

/** Creates the bridge, and the parts that only the shell may hold. */
export function createBridge(config: PageConfig, registry: PageRegistry) {
  const events = createEvents();
  const language = createLanguage(config.languages);
  const theme = createTheme();
  const mode = createMode(config);
  const online = createOnline();
  const feedback = createFeedback();
  const switchLanguage = languageSwitch(language, [shellTexts, partTexts], () =>
    feedback.feedback.toast(partTexts.get()?.languageFailed ?? '', 'error'),
  );
  const loading = createLoading();
  const retries = createRetries();
  const title = createTitle(language, (now) => nameIn(config, now));
  const deployment = createStore(deploymentIn(config, language.get()));
  language.subscribe((now) => deployment.set(deploymentIn(config, now)));

  const lastError = createLastError(Date.now);
  const { inHostApp, platform } = surroundingsOf(config.hostApps, mode);

  const clients = createClients({
    config,
    language,
    mode,
    headers: () => ({
      'X-Vez-Language': language.get(),
      'X-Vez-Source': mode.get(),
      'X-Vez-Platform': platform(),
    }),
    online,
    events,
    feedback,
    loading,
    retries,
    lastError,
  });
  const { authApi, api, sendEarly, session, logout } = clients;

  const goHome = () => navigate(homeOf(mode.get()));
  const host = browserHost(goHome);
  const bridge: Bridge = {
    version: BRIDGE_VERSION,
    language: {
      ...language,
      set: (next) =>
        void switchLanguage(next).then((changed) => {
          if (changed) events.publish('language/changed', { language: next });
        }),
    },
    theme,
    session: session.session,
    mode,
    online,
    deployment,
    journey: createJourney(),
    api: apiOfRemotes(api),
    auth: authOf(config, clients),
    events,
    feedback: feedback.feedback,
    host,
    navigate,
    back: () => (historyDepth() > 0 ? window.history.back() : host.closePage()),
    canServe(path) {
      const pathname = path.split('?')[0] ?? '';
      return isShellPage(pathname) || remoteAt(registry, pathname) !== undefined;
    },
    prefetch: (path) => void prefetchPath(registry, path, language.get()),
    setTitle: title.set,
  };
  connectHostApp(config, { bridge, authApi, session, inHostApp, lastError });
  forgetWhoLeaves(bridge);
  events.on('session/changed', ({ kind }) => session.follow(kind));
  events.on('language/changed', ({ language: next }) => {
    if (next !== language.get()) void switchLanguage(next);
  });
  const { stores } = config;
  return {
    bridge,
    api,
    authApi,
    sendEarly,
    session,
    logout,
    theme,
    mode,
    feedback,
    loading,
    retries,
    title,
    lastError,
    inHostApp,
    platform,
    stores,
    webHome: webHomeOf(config),
  };
}
