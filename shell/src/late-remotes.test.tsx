// The real start-up, on a page that carries only its own remote. The network and the remotes' files are fakes.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import type { PageRelease } from '@vez/shared/releases';
import { isWellKnown } from '@vez/shared/domain';
import { fakeNetwork, TEST_API } from '@vez/shared/testing';
import { TEST_CONFIG } from './testing/test-config';

fakeNetwork();
const user = userEvent.setup({ delay: null });
const PERMITS = '/permits';

/** What the site publishes, by name. */
const releases = new Map<string, PageRelease>();
let routes: Record<string, string[]>;
let asked: string[] = [];
let isReachable = true;

const remoteNamed = (name: string): RemoteModule => ({
  bootstrap: async () => undefined,
  async mount({ domElement }) {
    const heading = document.createElement('h1');
    heading.textContent = name;
    domElement.append(heading);
  },
  unmount: async ({ domElement }) => domElement.replaceChildren(),
});

/** A browser runs the script of a remote's entry, which leaves its container in the page. */
function runEntries(): void {
  const run = (script: HTMLScriptElement) => {
    const [, name, file] = /\/assets\/([\w-]+)\/(\w+)\.js/.exec(script.src) ?? [];
    if (name === undefined) return;
    const container = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const module = remoteNamed(`${name} ${file}`);
    Object.assign(globalThis, { [container]: { init: () => undefined, get: async () => () => module } });
    script.dispatchEvent(new Event('load'));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => node instanceof HTMLScriptElement && run(node));
  }).observe(document.head, { childList: true });
}

/** The site as `server/src/site/served-releases.ts` answers. */
function answer(url: string): unknown {
  if (url.endsWith('/routes.json')) return { routes, elsewhere: [] };
  const names = new URL(url, 'http://x').searchParams.get('of')!.split(',');
  return { deployment: 'web', releases: names.flatMap((name) => releases.get(name) ?? []) };
}

const asScript = (id: string, content: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  window.scrollTo = () => undefined;
  // `remotes/fetch-ahead.test.ts` tests what a page fetches when idle.
  Object.assign(navigator, { connection: { saveData: true } });
  runEntries();
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    if (!isReachable) throw new TypeError('no network');
    return { ok: true, json: async () => answer(url) };
  }) as never;
  window.history.replaceState(null, '', '/home?language=en_us');
  document.body.innerHTML = asScript('vez-config', { ...TEST_CONFIG, apiBase: TEST_API });
  const { ownRegistry } = await import('./testing/render-shell');
  const { signedReleases } = await import('./testing/signed-releases');
  const file = { url: '/assets/dept-permits/entry.js', integrity: '' };
  const permits: RegistryEntry = {
    ...{ name: 'dept-permits', routes: [PERMITS, `${PERMITS}/:permit`], contract: '^1.0.0', owner: 'team' },
    ...{ entry: file, preload: {}, locales: {} },
  };
  const entries = [...ownRegistry().remotes, permits];
  const signed = signedReleases({ deployment: 'web', remotes: entries }, 5);
  for (const release of signed.releases) releases.set(release.order.remote, release);
  routes = Object.fromEntries(entries.map((entry) => [entry.name, entry.routes]));
  const others = Object.entries(routes).filter(([name]) => name !== 'mfe-catalogue');
  const known = others.map(([name, paths]) => [name, paths.filter(isWellKnown)] as const);
  document.body.innerHTML += `${asScript('vez-registry', {
    deployment: 'web',
    tag: 'tag',
    releases: [releases.get('mfe-catalogue')],
    routes: Object.fromEntries(known.filter(([, paths]) => paths.length > 0)),
  })}<div id="root"></div>`;
  // This browser has seen a newer release than the one that is replayed.
  const newer = { ...ownRegistry().remotes.find(({ name }) => name === 'mfe-tickets')! };
  newer.entry = { url: '/assets/mfe-tickets/newer.js', integrity: '' };
  const seen = signedReleases({ deployment: 'web', remotes: [newer] }, 9);
  localStorage.setItem('vez.releases.web', JSON.stringify(seen.releases));
  await import('./bootstrap');
  await screen.findByRole('heading', { name: 'mfe-catalogue entry' });
});
beforeEach(() => {
  asked = [];
});

async function goTo(path: string, heading: string) {
  window.history.pushState(null, '', path);
  await screen.findByRole('heading', { level: 1, name: heading });
}

it('reports that a remote cannot be loaded offline, and loads it on a retry', async () => {
  isReachable = false;
  window.history.pushState(null, '', '/login');
  expect(await screen.findByText('This part is not available now')).toBeVisible();
  isReachable = true;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'mfe-account entry' });
});

it('fetches a remote’s release once, on the first visit to it', async () => {
  await goTo('/offerNum', 'mfe-queue entry');
  await goTo('/home', 'mfe-catalogue entry');
  await goTo('/offerNum', 'mfe-queue entry');
  expect(asked.filter((url) => url.startsWith('/releases/'))).toEqual(['/releases/web.json?of=mfe-queue']);
});

it('refuses an older release of a remote than this browser has seen', async () => {
  await goTo('/myBooking', 'mfe-tickets newer');
  expect(screen.queryByText('mfe-tickets entry')).not.toBeInTheDocument();
});

it('asks which remote serves an address that no screen links to', async () => {
  await goTo('/home', 'mfe-catalogue entry');
  await goTo(PERMITS, 'dept-permits entry');
  expect(asked).toContain('/releases/web/routes.json');
  await goTo('/home', 'mfe-catalogue entry');
  await goTo(`${PERMITS}/7`, 'dept-permits entry');
  await goTo('/home', 'mfe-catalogue entry');
});

it('shows “not found” only when the site confirms that no remote serves the address [NAV-23]', async () => {
  window.history.pushState(null, '', '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('mfe-catalogue entry')).not.toBeInTheDocument());
});

it('shows nothing of a remote that the site names for an address it does not serve', async () => {
  const { order } = releases.get('dept-permits')!;
  order.entry = { ...order.entry!, name: 'dept-other', routes: ['/other'] };
  releases.set('dept-other', { ...releases.get('dept-permits')!, order: { ...order, remote: 'dept-other' } });
  releases.get('dept-other')!.deed.deed.remote = 'dept-other';
  releases.get('dept-other')!.deed.deed.paths = ['/other'];
  const { learnRoutes } = await import('./remotes/late-routes');
  const { readRegistry, remoteAt } = await import('./remotes/registry');
  const { lateRelease } = await import('./remotes/late-releases');
  routes['dept-other'] = ['/stolen', '/other'];
  const registry = await readRegistry();
  await learnRoutes(registry);
  expect(remoteAt(registry, '/stolen')).toBe('dept-other');
  await lateRelease(registry, 'dept-other');
  expect([remoteAt(registry, '/stolen'), remoteAt(registry, '/other')]).toEqual([undefined, 'dept-other']);
});
