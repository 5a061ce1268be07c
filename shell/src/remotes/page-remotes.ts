import type { Bridge, RegistryEntry } from '@vez/shared/contracts/client';
import type { PaintedPage } from '../boot-data/painted-page';
import { createStore } from '../store';
import type { Applications } from './applications';
import { loadRemote, registerRemotes, replaceRemote } from './federation';
import { lateLifecycle } from './late-lifecycle';
import { lifecycleOf, type Lifecycle } from './lifecycle';
import { readAhead, releaseOf, reportHealth } from './load-other-remotes';
import { withOverrides } from './override';
import { fetchFiles } from './prefetch';
import type { PageRegistry, RemoteRelease } from './page-registry';
import { remoteAt } from './registry';
import type { createRemoteStates } from './remote-state';

interface Needs {
  bridge: Bridge;
  registry: PageRegistry;
  states: ReturnType<typeof createRemoteStates>;
  painted: PaintedPage | undefined;
  applications: Applications;
  /** Makes a read that a screen will make; its answer is kept for it. */
  sendEarly(call: string, input: object): void;
  /** Asks what is published now, and offers it to these. */
  lookAgain(lifecycles: Readonly<Record<string, Lifecycle>>): Promise<void>;
}

/** As a developer has it on their own machine, where they do: then none that is published stands in for it. */
function withOverride(release: RemoteRelease): RemoteRelease {
  const { sequence } = release;
  const [entry] = withOverrides([release.entry]) as [RegistryEntry];
  return entry === release.entry ? release : { sequence, entry };
}

/** Hands out the release of a remote as it is loaded, and tells federation of those that the page did not bring. */
function releaseLoader(registry: PageRegistry) {
  const registered = new Set(Object.keys(registry.releases));
  return async (name: string): Promise<RemoteRelease> => {
    const found = withOverride(await releaseOf(registry, name));
    if (!registered.has(name)) registerRemotes([found.entry]);
    registered.add(name);
    return found;
  };
}

const namesIn = ({ remotes, routes }: PageRegistry) => [
  ...remotes.map(({ name }) => name),
  ...Object.keys(routes.get()),
];

/** The remotes of this page, by their names: where each is shown, and its life. */
export function createPageRemotes({ bridge, registry, states, painted, sendEarly, ...page }: Needs) {
  const lifecycles: Record<string, Lifecycle> = {};
  const elements = createStore<Readonly<Record<string, HTMLElement>>>({});

  const release = releaseLoader(registry);

  function lifeOf(name: string, element: HTMLElement): Lifecycle {
    const life = (release: RemoteRelease) =>
      lifecycleOf(release, {
        ...{ bridge, states, element, load: loadRemote, replace: replaceRemote, report: reportHealth },
        lookAgain: () => page.lookAgain(lifecycles).catch(() => undefined),
        painted: painted?.remote === name && !release.isTrial ? painted : undefined,
      });
    const here = registry.releases[name];
    if (here !== undefined) return life(withOverride(here));
    return lateLifecycle({
      name,
      states,
      release: () => release(name),
      lifeOf(found) {
        readAhead(found.entry, bridge, sendEarly);
        return life(found);
      },
      onMissing: () => bridge.events.publish('screen/unreachable', { path: window.location.pathname }),
    });
  }

  function begin(name: string): void {
    if (name in lifecycles) return;
    const element = (painted?.remote === name && painted.element) || document.createElement('div');
    const life = lifeOf(name, element);
    lifecycles[name] = life;
    elements.set({ ...elements.get(), [name]: element });
    page.applications.add({
      name,
      serves: (path) => remoteAt(registry, path) === name,
      mount: () => life.mount(),
      unmount: () => life.unmount(),
    });
  }

  namesIn(registry).forEach(begin);
  return {
    lifecycles,
    elements,
    /** As it is loaded; fetched where the page has none. @throws RemoteFailure */
    release,
    /** Makes the remote of a path ready to be led to, where the page knows one. */
    lead(path: string): void {
      const name = remoteAt(registry, path);
      if (name === undefined) return;
      begin(name);
      const here = registry.releases[name];
      // Before anything is drawn, which takes a slow phone a while.
      if (here !== undefined) fetchFiles(withOverride(here).entry, path, bridge.language.get(), 'preload');
    },
  };
}
