// Remotes of a page with their real lives; what is fake are their files.
import { waitFor } from '@testing-library/react';
import type { RegistryEntry, RemoteModule, RemoteProps } from '@vez/shared/contracts/client';
import { createTestBridge } from '@vez/shared/testing';
import type { PaintedPage } from '../boot-data/painted-page';
import { createStore } from '../store';
import { createApplications } from './applications';
import { registerRemotes } from './federation';
import { createPageRemotes } from './page-remotes';
import type { RemoteRelease } from './page-registry';
import { createRemoteStates } from './remote-state';

/** A painted page whose remote has this release: what the remote is mounted with. */
async function mountedWith(name: string, more: Partial<RemoteRelease>) {
  const given: RemoteProps[] = [];
  const module: RemoteModule = {
    bootstrap: async () => undefined,
    async mount(props) {
      given.push(props);
      props.domElement.append(document.createElement('p'));
    },
    unmount: async () => undefined,
  };
  const container = name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  Object.assign(globalThis, { [container]: { init: () => undefined, get: async () => () => module } });
  const entry: RegistryEntry = {
    ...{ name, routes: ['/home'], contract: '^1.0.0', owner: 'team', preload: {}, locales: {} },
    entry: { url: `/assets/${name}/entry.js`, integrity: '' },
  };
  registerRemotes([entry]);
  const element = document.createElement('div');
  element.innerHTML = '<h1>As it was painted</h1>';
  const painted: PaintedPage = {
    ...{ remote: name, path: '/home', language: 'en_us', mode: 'web', element, isReturning: false },
    ...{ answers: [], identifierPrefix: 'p-', paintedAt: '2026-12-01T01:31:00Z' },
  };
  const { lifecycles } = createPageRemotes({
    bridge: createTestBridge(),
    registry: {
      ...{ deployment: 'web', remotes: [entry], routes: createStore({}), knows: 'all' },
      releases: { [name]: { sequence: 2, entry, ...more } },
    },
    states: createRemoteStates(),
    painted,
    applications: createApplications(),
    sendEarly: () => undefined,
    lookAgain: async () => undefined,
  });
  void lifecycles[name]!.mount();
  await waitFor(() => expect(given).toHaveLength(1));
  return given[0]!;
}

it('hands the painted page to the release that painted it', async () => {
  const { painted, domElement } = await mountedWith('mfe-a', {});
  expect(painted).toMatchObject({ paintedAt: '2026-12-01T01:31:00Z' });
  expect(domElement).toHaveTextContent('As it was painted');
});

it('hands no painted page to a release on trial: the one before has painted it', async () => {
  const { painted } = await mountedWith('mfe-b', { isTrial: true });
  expect(painted).toBeUndefined();
});
