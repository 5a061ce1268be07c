import type { Bridge, PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import type { RemoteRelease } from './page-registry';
import { runningRelease } from './running-release';

export interface PlaceNeeds {
  bridge: Bridge;
  element: HTMLElement;
  load(name: string): Promise<RemoteModule>;
  /** Makes another release the one that `load` gets. */
  replace(entry: RegistryEntry): void;
  /** Set where the element holds the remote's first screen already. */
  painted?: PaintedScreen | undefined;
}

/** The place of a remote in the page, and which of its releases is in it. */
export function remotePlace(
  first: RemoteRelease,
  { bridge, element, load, replace, painted }: PlaceNeeds,
  onError: (error: Error) => void,
) {
  let release = first;
  let offered: RemoteRelease | undefined;
  let running = run(first);
  let stage = element;
  let takenOver = painted;

  function run(next: RemoteRelease) {
    // React must not be unmounted by itself.
    const tell = (error: Error) => queueMicrotask(() => release === next && onError(error));
    return runningRelease(next, { bridge, load, onError: tell });
  }

  /** Only while nothing is mounted. */
  function take(next: RemoteRelease): void {
    running.end();
    takenOver = undefined;
    // Nothing that the former release still draws is seen.
    stage = document.createElement('div');
    element.replaceChildren(stage);
    replace(next.entry);
    release = next;
    running = run(next);
  }

  return {
    release: () => release,
    isPainted: () => takenOver !== undefined,
    isLoaded: () => running.isLoaded(),
    waitsFor: () => running.waitsFor(),
    /** @throws RemoteFailure */
    async show(isWanted: () => boolean): Promise<void> {
      await running.show(stage, isWanted, takenOver);
      if (isWanted()) takenOver = undefined;
    },
    async clear(): Promise<void> {
      await running.unmount();
      if (takenOver) element.replaceChildren();
      takenOver = undefined;
    },
    take,
    offer(next: RemoteRelease): void {
      offered = next;
    },
    /** Only while nothing is mounted; what somebody has typed keeps its release. */
    takeOffer(): void {
      if (offered === undefined || (!offered.isDeveloped && running.holdsDraft())) return;
      const next = offered;
      offered = undefined;
      take(next);
    },
  };
}
