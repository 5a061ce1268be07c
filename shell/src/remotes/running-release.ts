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

/** What a remote takes over when it is mounted, if anything. */
interface Taking {
  painted?: PaintedScreen;
}

interface Needs {
  bridge: Bridge;
  load(name: string): Promise<RemoteModule>;
  onError(error: Error): void;
}

/** One release of a remote, from its first load to the day that another takes its place. */
export function runningRelease({ entry }: RemoteRelease, { bridge: shared, load, onError }: Needs) {
  const { bridge, end } = bridgeOfRemote(shared, entry);
  let loading: Promise<RemoteModule> | undefined;
  let module: RemoteModule | undefined;
  /** What it is mounted with. */
  let mounted: RemoteProps | undefined;
  /** What it waits for, so that it can be said when that takes too long. */
  let waitsFor: 'load' | 'slow' | 'empty' = 'load';

  const propsIn = (domElement: HTMLElement): RemoteProps => ({
    name: entry.name,
    bridge,
    domElement,
    onError,
  });

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
     * Resolves once its first view is there, or the citizen does not want it any more.
     * @throws RemoteFailure
     */
    async show(element: HTMLElement, isWanted: () => boolean, taking: () => Taking): Promise<void> {
      waitsFor = 'load';
      loading ??= startRemote(entry, load, propsIn(element));
      const remote = await loading.catch((failure: unknown) => {
        loading = undefined;
        throw failure;
      });
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
    /** For good: it hears nothing any more. */
    end,
  };
}
