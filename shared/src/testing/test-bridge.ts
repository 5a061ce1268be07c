import {
  BRIDGE_VERSION,
  EVENTS,
  LANGUAGES,
  type Bridge,
  type Confirmation,
  type Deployment,
  type EventMap,
  type EventName,
  type Journey,
  type Language,
  type Mode,
  type Session,
  type SlotName,
} from '../contracts/client';
import { factFaults } from '../contracts/event-facts';
import { createApi } from '../http';
import { TEST_API } from './fake-call';

interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: (value: Value) => void): () => void;
}

function storeOf<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener(next));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface TestBridgeDeps {
  language?: Language;
  session?: Session;
  mode?: Mode;
  online?: boolean;
  journey?: Journey;
  deployment?: Partial<Deployment>;
  /** Paths that no remote serves. */
  missing?: string[];
  /** The address of its API; by default the fake network of tests. */
  apiAddress?: string;
  /** The answer to every confirmation. */
  confirms?: boolean;
  sendCode?: Bridge['auth']['sendCode'];
  verifyCode?: Bridge['auth']['verifyCode'];
  openTicketLink?: Bridge['auth']['openTicketLink'];
  /** Abilities of the surroundings, if they differ from a browser's. */
  host?: Partial<Bridge['host']>;
}

/** Records a screen's effects on its surroundings. */
export interface Trace {
  visited: string[];
  toasts: string[];
  alerts: string[];
  confirmations: Confirmation[];
  published: { name: EventName; fact: unknown }[];
  titles: string[];
  calendar: unknown[];
  opened: string[];
  codesSent: { area: string; number: string }[];
  codesTyped: string[];
  linksOpened: string[];
  slots: { slot: SlotName; place: unknown }[];
  /** Addresses for which the screen left the remote counter. */
  left: string[];
}

export type TestBridge = Omit<Bridge, 'deployment'> & {
  deployment: Store<Deployment>;
  trace: Trace;
  setSession(session: Session): void;
  setOnline(online: boolean): void;
};

/**
 * The bridge in memory: real stores, a real API client over a fake network, and a trace of the screen's effects.
 * `navigate` changes the address of the test's own window.
 */
export function createTestBridge(deps: TestBridgeDeps = {}): TestBridge {
  const language = storeOf<Language>(deps.language ?? 'en_us');
  const session = storeOf<Session>(deps.session ?? { kind: 'anonymous' });
  const online = storeOf(deps.online ?? true);
  const journey = storeOf<Journey>(deps.journey ?? {});
  const trace: Trace = {
    visited: [],
    toasts: [],
    alerts: [],
    confirmations: [],
    published: [],
    titles: [],
    calendar: [],
    opened: [],
    codesSent: [],
    codesTyped: [],
    linksOpened: [],
    slots: [],
    left: [],
  };
  const listeners = new Map<EventName, Set<(fact: never) => void>>();
  const last = new Map<EventName, unknown>();

  const go = (to: string, replace = false) => {
    trace.visited.push(to);
    window.history[replace ? 'replaceState' : 'pushState']({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  };

  return {
    trace,
    setSession: session.set,
    setOnline: online.set,
    version: BRIDGE_VERSION,
    language,
    theme: storeOf({ choice: 'light' as const, resolved: 'light' as const }),
    session,
    mode: { ...storeOf<Mode>(deps.mode ?? 'web'), leave: (to) => void trace.left.push(to) },
    online,
    deployment: storeOf<Deployment>({
      name: 'Vez',
      home: '/home',
      environment: 'test',
      phone: '2855 0100',
      mail: 'vez@example.gov.mo',
      address: 'Rua do Campo 162',
      officeHours: 'Monday to Friday, 09:00 to 18:00',
      timeZone: 'Asia/Macau',
      languages: LANGUAGES,
      smsAreas: ['853', '852', '86'],
      idNumber: { lengths: [8, 18], pattern: '[0-9A-Za-z]+' },
      accounts: ['personal', 'corporate'],
      terms: { account: 'Macao One Account', idCard: 'ID card', idLengths: '8 or 18' },
      ...deps.deployment,
    }),
    journey: {
      get: journey.get,
      subscribe: journey.subscribe,
      set: (change) => journey.set({ ...journey.get(), ...change }),
      clear: () => journey.set({}),
    },
    api: createApi({
      baseURL: deps.apiAddress ?? TEST_API,
      headers: () => ({ 'X-Vez-Language': language.get() }),
      token: async () => (session.get().kind === 'anonymous' ? undefined : 'test-token'),
      online: online.get,
      begin: () => () => undefined,
      describe: (facts) => (facts.kind === 'refused' ? `${facts.serverMessage} (602)` : facts.kind),
      wait: async () => undefined,
    }),
    auth: {
      async sendCode(mobile) {
        trace.codesSent.push(mobile);
        return deps.sendCode?.(mobile) ?? { challengeId: 'test', retryAfterSeconds: 60 };
      },
      async verifyCode(mobile, code) {
        trace.codesTyped.push(code);
        await deps.verifyCode?.(mobile, code);
        session.set({ kind: 'phone', mobile });
      },
      async openTicketLink(code) {
        trace.linksOpened.push(code);
        const linked = (await deps.openTicketLink?.(code)) ?? { ticketId: code, mayChange: true };
        session.set({ ...session.get(), linked });
        return linked;
      },
      login: async () => undefined,
      logout: async () => session.set({ kind: 'anonymous' }),
    },
    events: {
      publish(name, fact) {
        const [fault] = factFaults(name, fact);
        if (fault !== undefined) throw new TypeError(fault);
        trace.published.push({ name, fact });
        if (EVENTS[name].replay === 'last') last.set(name, fact);
        listeners.get(name)?.forEach((listener) => listener(fact as never));
      },
      on(name, listener) {
        const heard = listeners.get(name) ?? new Set();
        listeners.set(name, heard.add(listener as (fact: never) => void));
        if (last.has(name)) listener(last.get(name) as EventMap[typeof name]);
        return () => heard.delete(listener as (fact: never) => void);
      },
    },
    feedback: {
      toast: (text) => void trace.toasts.push(text),
      alert: async (title) => void trace.alerts.push(title),
      async confirm(confirmation) {
        trace.confirmations.push(confirmation);
        return deps.confirms ?? true;
      },
    },
    host: {
      closePage: () => undefined,
      async addToCalendar(entry) {
        trace.calendar.push(entry);
        return true;
      },
      openOutside: (url) => void trace.opened.push(url),
      share: async () => true,
      ...deps.host,
    },
    navigate: (to, options) => go(to, options?.replace),
    back: () => void trace.visited.push('back'),
    canServe: (path) => !(deps.missing ?? []).includes(path),
    prefetch: () => undefined,
    setTitle: (title) => void trace.titles.push(title),
    fillSlot(slot, _, place) {
      trace.slots.push({ slot, place });
      return () => undefined;
    },
  };
}
