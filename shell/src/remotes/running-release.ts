import {
  type Bridge,
  type PaintedScreen,
  type RemoteModule,
  type RemoteProps,
} from '@vez/shared/contracts/client';
import { isImportError } from '@vez/shared/chunks';
import { bridgeOfRemote } from './bridge-of-remote';
import { endRemote } from './end-remote';
import { firstContent } from './first-content';
import { RemoteFailure } from './remote-failure';
import { startRemote } from './start-remote';
import type { RemoteRelease } from './page-registry';

/** The painted screen that a remote hydrates when it is mounted, if any. */
interface Taking {
  painted?: PaintedScreen;
}

interface Needs {
  bridge: Bridge;
  load(name: string): Promise<RemoteModule>;
  onError(error: Error): void;
}

/** Shares a load between calls. A retry that joined one that hangs makes one of its own when that is given up. */
function sharedLoad(load: (element: HTMLElement) => Promise<RemoteModule>) {
  let loading: Promise<RemoteModule> | undefined;
  const begin = (element: HTMLElement) =>
    (loading ??= load(element).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
  return (element: HTMLElement, isWanted: () => boolean): Promise<RemoteModule> => {
    const isJoining = loading !== undefined;
    return begin(element).catch((failure: unknown) => {
      if (!isJoining || !isWanted()) throw failure;
      return begin(element);
    });
  };
}

/** One release of a remote, from its first load until another replaces it. */
export function runningRelease({ entry }: RemoteRelease, { bridge: shared, load, onError }: Needs) {
  const { bridge, end } = bridgeOfRemote(shared, entry);
  let module: RemoteModule | undefined;
  /** The props of the mounted remote. */
  let mounted: RemoteProps | undefined;
  /** The current step, to be reported if it times out. */
  let waitsFor: 'load' | 'slow' | 'empty' = 'load';

  const propsIn = (domElement: HTMLElement): RemoteProps => ({
    name: entry.name,
    bridge,
    domElement,
    onError,
  });
  const loaded = sharedLoad((element) => startRemote(entry, load, propsIn(element)));

  async function unmount(): Promise<void> {
    const props = mounted;
    mounted = undefined;
    if (props === undefined) return;
    await endRemote(entry.name, () => module?.unmount(props));
    props.domElement.replaceChildren();
  }

  return {
    isLoaded: () => module !== undefined,
    waitsFor: () => waitsFor,
    holdsDraft: () => module?.holdsDraft?.() ?? false,
    /**
     * Resolves when the first view is rendered, or when the remote is no longer wanted.
     * @throws RemoteFailure
     */
    async show(element: HTMLElement, isWanted: () => boolean, taking: () => Taking): Promise<void> {
      waitsFor = 'load';
      const remote = await loaded(element, isWanted);
      module = remote;
      if (!isWanted() || mounted) return;
      waitsFor = 'slow';
      mounted = propsIn(element);
      try {
        await remote.mount({ ...mounted, ...taking() });
      } catch (thrown) {
        mounted = undefined;
        throw new RemoteFailure(isImportError(thrown) ? 'load' : 'throw', thrown);
      }
      waitsFor = 'empty';
      await firstContent(element);
    },
    unmount,
    /** Ends all its subscriptions for good. */
    end,
  };
}
