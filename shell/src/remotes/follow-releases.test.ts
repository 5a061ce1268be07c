import type { RegistryEntry } from '@vez/shared/contracts/client';
import type { Lifecycle } from './lifecycle';
import type { RemoteRelease } from './page-registry';
import { createStore } from '../store';
import { ownRegistry } from '../testing/render-shell';
import { signedReleases } from '../testing/signed-releases';
import { followReleases, takePublished } from './follow-releases';

const [ONE, TWO] = ownRegistry().remotes as [RegistryEntry, RegistryEntry];
const newer = { ...ONE, entry: { url: `/assets/${ONE.name}/newer.js`, integrity: '' } };

let asked: string[];
let answer: () => Promise<Partial<Response>>;
beforeEach(() => {
  localStorage.clear();
  asked = [];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return answer();
  }) as never;
});
const publishing = (remotes: RegistryEntry[], sequence = 2) => {
  const content = signedReleases({ deployment: 'web', remotes }, sequence);
  answer = async () => ({ ok: true, json: async () => content });
};

function openPage() {
  const registry = ownRegistry();
  const staged: RemoteRelease[] = [];
  const nothing = async () => undefined;
  const lifecycle: Lifecycle = {
    ...{ mount: nothing, unmount: nothing, retry: nothing, sawError: () => undefined },
    stage: (release) => void staged.push(release),
  };
  return { registry, staged, lifecycles: { [ONE.name]: lifecycle, [TWO.name]: lifecycle } };
}

it('offers each remote its new release, and routes its addresses there', async () => {
  const page = openPage();
  publishing([{ ...newer, routes: ['/elsewhere'] }, TWO]);
  await takePublished(page);
  expect(page.staged.map(({ entry }) => entry.entry.url)).toEqual([newer.entry.url]);
  expect(page.registry.remotes.find(({ name }) => name === ONE.name)?.routes).toEqual(['/elsewhere']);
  await takePublished(page);
  expect(page.staged).toHaveLength(1);
});

it.each<[string, () => Promise<Partial<Response>>]>([
  ['cannot be had', () => Promise.reject(new TypeError('no network'))],
  ['is a page of HTML', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ['is refused', async () => ({ ok: false, json: async () => ({ releases: [] }) })],
  ['is null', async () => ({ ok: true, json: async () => null })],
])('changes nothing if the answer %s', async (_, given) => {
  const page = openPage();
  answer = given;
  await takePublished(page);
  expect(page.staged).toEqual([]);
  expect(page.registry.remotes).toHaveLength(ownRegistry().remotes.length);
});

it('checks on the first visit to a remote fetched ahead, and for no other one', async () => {
  const page = openPage();
  publishing([newer]);
  page.registry.ahead = new Set([ONE.name, TWO.name]);
  const pathname = createStore('/elsewhere');
  const stop = followReleases(page, pathname);
  for (const path of [ONE.routes[0]!, '/elsewhere', ONE.routes[0]!]) pathname.set(path);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(ONE.name);
  expect(asked[0]).not.toContain(TWO.name);
  expect(page.staged.map(({ entry }) => entry.entry.url)).toEqual([newer.entry.url]);
  stop();
});

it('checks when the citizen navigates, at most once in 10 s', () => {
  jest.useFakeTimers();
  publishing([ONE]);
  const pathname = createStore('/home');
  const stop = followReleases(openPage(), pathname);
  pathname.set('/department');
  expect(asked).toEqual([]);
  jest.setSystemTime(Date.now() + 10_000);
  for (const path of ['/home', '/department']) pathname.set(path);
  expect(asked.map((url) => url.split('?')[0])).toEqual(['/releases/web.json']);
  stop();
  jest.useRealTimers();
});
