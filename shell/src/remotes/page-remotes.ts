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
  /** Makes a read ahead of its screen, and keeps the answer. */
  sendEarly(call: string, input: object): void;
  /** Checks for newly published releases, and offers them to these lifecycles. */
  lookAgain(lifecycles: Readonly<Record<string, Lifecycle>>): Promise<void>;
}

/** Applies a developer's override, if any; a published release never stands in for it. */
function withOverride(release: RemoteRelease): RemoteRelease {
  const { sequence } = release;
  const [entry] = withOverrides([release.entry]) as [RegistryEntry];
  return entry === release.entry ? release : { sequence, entry };
}

/** Loads the release of a remote, and registers those that the page did not carry with Module Federation. */
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

/** The remotes of this page, by name: their elements and lifecycles. */
export function createPageRemotes({ bridge, registry, states, painted, sendEarly, ...page }: Needs) {
  const lifecycles: Record<string, Lifecycle> = {};
  const elements = createStore<Readonly<Record<string, HTMLElement>>>({});

  const release = releaseLoader(registry);

  function lifeOf(name: string, element: HTMLElement): Lifecycle {
    const life = (release: RemoteRelease) =>
      lifecycleOf(release, {
        ...{ bridge, states, element, load: loadRemote, replace: replaceRemote },
        report: (of, kind) => reportHealth(of, kind, bridge.session.get().kind),
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
    /** The release to load; fetched if the page has none. @throws RemoteFailure */
    release,
    /** Prepares the remote of a path for navigation, if the page knows one. */
    lead(path: string): void {
      const name = remoteAt(registry, path);
      if (name === undefined) return;
      begin(name);
      const here = registry.releases[name];
      // Before rendering, which takes a while on a slow phone.
      if (here !== undefined) fetchFiles(withOverride(here).entry, path, bridge.language.get(), 'preload');
    },
  };
}
