import { retryImport } from '@vez/shared/chunks';
import { BRIDGE_VERSION, type Bridge, type Registry } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { createApi, errorMessage, type ApiErrorFacts } from '@vez/shared/http';
import { deploymentIn, nameIn } from './deployment';
import { createEvents } from './events/events';
import { createFeedback } from './feedback/feedback';
import { createLastError } from './feedback/last-error';
import { createLoading } from './feedback/loading';
import { createRetries } from './feedback/retries';
import { browserHost } from './host/browser-host';
import { channelOf } from './host/channel';
import { DESKTOP, isInHostApp, platformOf } from './host/recognise';
import { createJourney } from './journey/journey';
import { createLanguage } from './language/language';
import { partTexts, shellTexts } from './language/shell-texts';
import { languageSwitch } from './language/switch-language';
import { createTitle } from './language/title';
import { createMode, homeOf } from './mode/mode';
import type { PageConfig } from './page/page-config';
import { prefetchPath } from './remotes/prefetch';
import { remoteFor } from './remotes/registry';
import { laterPuzzles } from './puzzle/later-puzzle';
import { withPuzzles } from './puzzle/with-puzzles';
import { historyDepth } from './routing/history-depth';
import { navigate } from './routing/location';
import { apiOfRemotes } from './session/api-of-remotes';
import { laterLogin } from './session/later-login';
import { createSession } from './session/session';
import { createStore } from './store';
import { createTheme } from './theme/theme';

/** Pages that the shell serves itself. */
const OWN_PATHS = [paths.about(), paths.settings()];

function createOnline() {
  const store = createStore(navigator.onLine);
  window.addEventListener('online', () => store.set(true));
  window.addEventListener('offline', () => store.set(false));
  return store;
}

/** Everything that the bridge is made of, and what the shell alone may hold of it. */
export function createBridge(config: PageConfig, registry: Registry) {
  const events = createEvents();
  const language = createLanguage(config.languages);
  const theme = createTheme();
  const mode = createMode(config);
  const online = createOnline();
  const desktop = window.matchMedia(DESKTOP);
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
  const { userAgent } = navigator;
  const inHostApp = createStore(isInHostApp({ userAgent, hostApps: config.hostApps }));
  const platform = () =>
    platformOf({
      userAgent,
      hostApps: config.hostApps,
      desktop: desktop.matches,
      remoteCounter: mode.get() === 'remoteCounter',
    });

  const describe = (facts: ApiErrorFacts) => {
    const told = errorMessage(facts);
    return told === undefined
      ? ''
      : shellTexts.i18n.t(`errors.${told.key}`, { message: told.message }).trim();
  };
  const session = createSession(() => api, events, language, config.smsAreas[0] ?? '');
  const calls = createApi({
    baseURL: config.apiBase,
    headers: () => ({
      'X-Vez-Language': language.get(),
      'X-Vez-Source': mode.get(),
      'X-Vez-Platform': platform(),
    }),
    token: session.token,
    refused: session.refused,
    isStillOf: session.isStillOf,
    online: online.get,
    begin: loading.begin,
    retrying: retries.begin,
    describe,
    failed(error) {
      // It is made again once its puzzle is solved.
      if (error.puzzle !== undefined) return;
      lastError.record(error);
      if (error.kind === 'unauthorized') session.drop();
      if (error.message !== '') feedback.feedback.toast(error.message, 'error');
    },
    misfitted: (misfits) => lastError.record({ kind: 'malformed', misfits }),
    succeededEmpty: () => feedback.feedback.toast(shellTexts.i18n.t('successRequest'), 'success'),
  });
  const api = withPuzzles(
    calls,
    laterPuzzles(() => ({ language: language.get(), wait: feedback.wait })),
  );

  const goHome = () => navigate(homeOf(mode.get()));
  const host = browserHost(goHome);
  const channel = channelOf(window, config.hostOrigins);
  if (channel) {
    retryImport(() => import(/* webpackChunkName: "host-app" */ './host/meet-host')).then(
      ({ meetHost }) => meetHost(channel, { bridge, api, session, inHostApp, lastError }),
      // Without it this is the page of a plain browser.
      () => undefined,
    );
  }
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
    auth: { ...session.auth, login: laterLogin(config, `${window.location.origin}/home`, api.loginAddress) },
    events,
    feedback: feedback.feedback,
    host,
    navigate,
    back: () => (historyDepth() > 0 ? window.history.back() : host.closePage()),
    canServe(path) {
      const pathname = path.split('?')[0] ?? '';
      return OWN_PATHS.includes(pathname) || remoteFor(registry, pathname) !== undefined;
    },
    prefetch: (path) => prefetchPath(registry, path, language.get()),
    setTitle: title.set,
  };
  events.on('session/changed', ({ kind }) => session.follow(kind));
  events.on('language/changed', ({ language: next }) => {
    if (next !== language.get()) void switchLanguage(next);
  });
  const { stores } = config;
  return {
    bridge,
    api,
    session,
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
  };
}
