import type { RegistryEntry } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { ownRegistry } from '../testing/render-shell';
import { signedReleases } from '../testing/signed-releases';
import { fetchAhead } from './fetch-ahead';
import type { PageRegistry } from './page-registry';

const [ONE, TWO, THREE] = ownRegistry().remotes as [RegistryEntry, RegistryEntry, RegistryEntry];
let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { ok: true, json: async () => signedReleases({ deployment: 'web', remotes: [TWO, THREE] }, 2) };
  }) as never;
});
afterEach(() => Object.assign(navigator, { connection: undefined }));

/** A page that carries one remote and knows two by name. */
const page = (): PageRegistry => ({
  deployment: 'web',
  remotes: [ONE],
  releases: { [ONE.name]: { sequence: 2, entry: ONE } },
  routes: createStore({ [TWO.name]: TWO.routes, [THREE.name]: THREE.routes }),
  knows: 'own',
  tag: 'tag',
});

it('fetches the releases of all remotes that the page knows in one cacheable request', async () => {
  const registry = page();
  await fetchAhead(registry);
  await fetchAhead(registry);
  expect(Object.keys(registry.releases).sort()).toEqual([ONE.name, TWO.name, THREE.name].sort());
  expect(asked).toEqual([`/releases/web.json?of=${[TWO.name, THREE.name].sort().join(',')}&at=tag`]);
});

it('fetches nothing if the browser saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const registry = page();
  await fetchAhead(registry);
  expect(asked).toEqual([]);
});

it('leaves a failed fetch to the navigation that needs it', async () => {
  const registry = page();
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await fetchAhead(registry);
  expect(Object.keys(registry.releases)).toEqual([ONE.name]);
});
