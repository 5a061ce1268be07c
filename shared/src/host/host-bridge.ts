import {
  BRIDGE_VERSION,
  EVENTS,
  type Bridge,
  type Deployment,
  type EventName,
  type Journey,
  type Language,
  type Session,
} from '../contracts/client';
import { createApi, type ApiErrorFacts } from '../http';
import { storeOf } from './store';

/** The facts that a foreign page provides to our remote. Everything except the deployment has a default. */
export interface HostSurroundings {
  deployment: Deployment;
  language?: Language;
  /** The address of our API, relative to this page. */
  api?: string;
  session?: Session;
  /** The token of a logged-in user; by default, all users are visitors. */
  token?(): Promise<string | undefined>;
  /** Shows a message; by default, none is shown. */
  say?(text: string): void;
  /** The text for a failed call; by default the server's. */
  describe?(facts: ApiErrorFacts): string;
  /** Whether this page serves the path. */
  canServe?(path: string): boolean;
  /** Logs in; by default, does nothing. */
  logIn?(): Promise<void>;
}

function createEvents(): Bridge['events'] {
  const listeners = new Map<EventName, Set<(fact: never) => void>>();
  const last = new Map<EventName, unknown>();
  return {
    publish(name, fact) {
      if (EVENTS[name].replay === 'last') last.set(name, fact);
      listeners.get(name)?.forEach((listener) => listener(fact as never));
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener as (fact: never) => void));
      if (last.has(name)) listener(last.get(name) as never);
      return () => void heard.delete(listener as (fact: never) => void);
    },
  };
}

/** Changes the address as links of this page would, and notifies routers. */
function navigate(to: string, { replace = false } = {}) {
  window.history[replace ? 'replaceState' : 'pushState']({}, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

function createAuth(logIn: () => Promise<void>, session: { set(value: Session): void }): Bridge['auth'] {
  const elsewhere = async () => Promise.reject(new Error('This page logs in by itself.'));
  return {
    sendCode: elsewhere,
    verifyCode: elsewhere,
    login: logIn,
    logout: async () => session.set({ kind: 'anonymous' }),
  };
}

/** The bridge of a page that is not the shell, with its own calls, addresses and texts. */
export function createHostBridge(around: HostSurroundings): Bridge {
  const language = storeOf<Language>(around.language ?? around.deployment.languages[0]!);
  const session = storeOf<Session>(around.session ?? { kind: 'anonymous' });
  const journey = storeOf<Journey>({});
  const say = around.say ?? (() => undefined);
  return {
    version: BRIDGE_VERSION,
    language,
    theme: storeOf({ choice: 'light' as const, resolved: 'light' as const }),
    session,
    mode: storeOf('web' as const),
    online: storeOf(true),
    deployment: storeOf(around.deployment),
    journey: {
      ...journey,
      set: (change) => journey.set({ ...journey.get(), ...change }),
      clear: () => journey.set({}),
    },
    api: createApi({
      baseURL: around.api ?? '/api',
      headers: () => ({ 'X-Vez-Language': language.get(), 'X-Vez-Source': 'web' }),
      token: around.token ?? (async () => undefined),
      online: () => navigator.onLine,
      begin: () => () => undefined,
      describe: around.describe ?? (({ serverMessage, kind }) => serverMessage ?? kind),
      failed: ({ message }) => say(message),
    }),
    auth: createAuth(around.logIn ?? (async () => undefined), session),
    events: createEvents(),
    feedback: {
      toast: say,
      alert: async (title, text) => window.alert([title, text].filter(Boolean).join('\n')),
      confirm: async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n')),
    },
    host: {
      closePage: () => window.close(),
      addToCalendar: async () => false,
      openOutside: (url) => void window.open(url, '_blank', 'noopener'),
      share: async () => false,
    },
    navigate,
    back: () => window.history.back(),
    canServe: around.canServe ?? (() => true),
    prefetch: () => undefined,
    setTitle: (title) => void (document.title = title),
  };
}
