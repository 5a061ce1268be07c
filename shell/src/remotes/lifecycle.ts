import {
  BRIDGE_VERSION,
  type Bridge,
  type PaintedScreen,
  type RegistryEntry,
  type RemoteModule,
  type RemoteProps,
} from '@vez/shared/contracts/client';
import { satisfies } from './contract-range';
import { fetchFiles } from './prefetch';
import type { createRemoteStates, RemoteState } from './remote-state';

export interface Lifecycle {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Tries again what failed, without a reload. */
  retry(): Promise<void>;
}

interface Surroundings {
  bridge: Bridge;
  element: HTMLElement;
  states: ReturnType<typeof createRemoteStates>;
  load(name: string): Promise<RemoteModule>;
  /** Set where the element holds the remote's first screen already. */
  painted?: PaintedScreen | undefined;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** React shows its first view a moment after `mount` ends: until then our skeleton stays. */
function firstContent(element: HTMLElement): Promise<void> {
  if (element.childElementCount > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
  });
}

/**
 * A remote from load to unmount. It never rejects: single-spa gives up on an application that failed
 * once, whereas here a failure becomes a state with its own view and a retry.
 */
export function lifecycleOf(
  entry: RegistryEntry,
  { bridge, element, states, load, painted }: Surroundings,
): Lifecycle {
  const props: RemoteProps = { name: entry.name, bridge, domElement: element };
  let module: RemoteModule | undefined;
  let mounted = false;
  let wanted = false;
  let failed = false;
  let takenOver = painted;

  const fail = (reason: 'unreachable' | 'tooNew' | 'threw', thrown: unknown) => {
    failed = true;
    const state: RemoteState = { step: 'failed', reason, error: asError(thrown) };
    states.set(entry.name, state);
  };

  async function loaded(): Promise<RemoteModule | undefined> {
    if (module) return module;
    if (!satisfies(BRIDGE_VERSION, entry.contract)) {
      fail(
        'tooNew',
        new Error(`${entry.name} needs contract ${entry.contract}, this shell has ${BRIDGE_VERSION}`),
      );
      return undefined;
    }
    try {
      fetchFiles(entry, window.location.pathname, bridge.language.get(), 'preload');
      const fetched = await load(entry.name);
      await fetched.bootstrap(props);
      module = fetched;
      return module;
    } catch (thrown) {
      fail('unreachable', thrown);
      bridge.events.publish('screen/unreachable', { path: window.location.pathname });
      return undefined;
    }
  }

  async function show() {
    wanted = true;
    // A remote that is loaded already mounts at once; a skeleton would only flicker.
    if ((!module && !takenOver) || failed) states.set(entry.name, { step: 'loading' });
    failed = false;
    const remote = await loaded();
    // The user may have left while it loaded.
    if (!remote || !wanted || mounted) return;
    try {
      mounted = true;
      await remote.mount({ ...props, ...(takenOver ? { painted: takenOver } : {}) });
      takenOver = undefined;
      await firstContent(element);
      states.set(entry.name, { step: 'shown' });
    } catch (thrown) {
      mounted = false;
      fail('threw', thrown);
    }
  }

  return {
    mount: show,
    retry: show,
    async unmount() {
      wanted = false;
      if (mounted) await module?.unmount(props).catch(() => element.replaceChildren());
      else if (takenOver) element.replaceChildren();
      takenOver = undefined;
      mounted = false;
      states.set(entry.name, { step: 'idle' });
    },
  };
}
