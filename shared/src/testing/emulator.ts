import type { RemoteManifest, RemoteModule, Language } from '../contracts/client';
import { LANGUAGES } from '../contracts/client';
import { routeAt } from '../domain';
import { themeCss } from '../ui/theme';
import { createTestBridge, type TestBridge } from './test-bridge';

/** The choices in the bar, which persist across reloads. */
const chosen = {
  get: (name: string) => window.sessionStorage.getItem(`emulator.${name}`) ?? undefined,
  set: (name: string, value: string) => window.sessionStorage.setItem(`emulator.${name}`, value),
};

const SESSIONS = {
  nobody: { kind: 'anonymous' },
  phone: { kind: 'phone', mobile: { area: '853', number: '66123834' } },
  person: {
    kind: 'personal',
    euid: 'e-1',
    name: 'Chan Tai Man',
    mobile: { area: '853', number: '66123834' },
  },
} as const;
type Who = keyof typeof SESSIONS;

function select(name: string, values: readonly string[], value: string, change: (value: string) => void) {
  const field = document.createElement('select');
  field.setAttribute('aria-label', name);
  field.append(...values.map((each) => new Option(each, each, false, each === value)));
  field.onchange = () => change(field.value);
  return field;
}

/** Shows messages in the bar, and confirmations in the browser's dialog; other remotes are absent. */
function inPage(bridge: TestBridge, routes: readonly string[], said: HTMLElement): TestBridge {
  const say = (text: string) => void (said.textContent = text);
  return {
    ...bridge,
    back: () => window.history.back(),
    canServe: (path) => routeAt(routes, path.split('?')[0]!) !== undefined,
    feedback: {
      toast: say,
      alert: async (title) => say(title),
      confirm: async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n')),
    },
  };
}

/**
 * Shows a remote in a page without the shell, over a bridge in memory. A bar selects address, language, theme and user.
 * Calls go to `/api` at the page's own address.
 */
export async function emulate(
  remote: RemoteModule,
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
) {
  if (routeAt(routes, window.location.pathname) === undefined) window.history.replaceState({}, '', routes[0]);
  const style = document.createElement('style');
  style.textContent = themeCss();
  document.head.append(style);
  document.documentElement.dataset.theme = chosen.get('theme') ?? 'light';

  const [bar, said, domElement] = ['nav', 'output', 'div'].map((tag) => document.createElement(tag));
  const who = (chosen.get('who') ?? 'nobody') as Who;
  const bridge = inPage(
    createTestBridge({
      apiAddress: new URL('/api', window.location.origin).href,
      language: chosen.get('language') as Language | undefined,
      session: SESSIONS[who],
      deployment: { home: routes[0], environment: 'development' },
    }),
    routes,
    said!,
  );
  bridge.language.subscribe((language) => chosen.set('language', language));
  bar!.append(
    select('Address', routes, window.location.pathname, (path) => bridge.navigate(path)),
    select('Language', LANGUAGES, bridge.language.get(), (language) =>
      bridge.language.set(language as Language),
    ),
    select('Theme', ['light', 'dark'], document.documentElement.dataset.theme, (theme) => {
      chosen.set('theme', theme);
      document.documentElement.dataset.theme = theme;
    }),
    select('Logged in', Object.keys(SESSIONS), who, (next) => {
      chosen.set('who', next);
      bridge.setSession(SESSIONS[next as Who]);
    }),
    said!,
  );
  document.body.append(bar!, domElement!);
  const props = { name, bridge, domElement: domElement! };
  await remote.bootstrap(props);
  await remote.mount(props);
}
