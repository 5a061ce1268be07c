import type { Bridge, PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import type { RemoteRelease } from './page-registry';
import { runningRelease } from './running-release';
import { standingPage } from './standing-page';

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
  /** The element itself for the release that painted it, which takes it over; a part of it for another. */
  let stage = element;
  const standing = standingPage(element, painted);

  function run(next: RemoteRelease) {
    // React must not be unmounted by itself.
    const tell = (error: Error) => queueMicrotask(() => release === next && onError(error));
    return runningRelease(next, { bridge, load, onError: tell });
  }

  /** Only while nothing is mounted. */
  function take(next: RemoteRelease): void {
    running.end();
    const former = stage;
    // Nothing that the former release still draws is seen.
    stage = document.createElement('div');
    if (!standing.isThere()) element.replaceChildren(stage);
    else if (former === element) element.append(stage);
    else former.replaceWith(stage);
    replace(next.entry);
    release = next;
    running = run(next);
  }

  return {
    release: () => release,
    isPainted: standing.isThere,
    standing: standing.facts,
    isLoaded: () => running.isLoaded(),
    waitsFor: () => running.waitsFor(),
    /** @throws RemoteFailure */
    async show(isWanted: () => boolean): Promise<void> {
      const isOwn = stage === element;
      await running.show(stage, isWanted, () => (isOwn ? standing.handOver() : {}));
      if (!isWanted()) return;
      if (standing.isThere() && !isOwn) element.replaceChildren(stage);
      standing.drop();
    },
    /** Ends what is mounted; the painted page stands there again, or still, to be taken over or replaced. */
    async reset(): Promise<void> {
      await running.unmount();
      standing.restore();
    },
    /** Leaves nothing: a citizen who comes back gets what is true then. */
    async clear(): Promise<void> {
      const wasThere = standing.isThere();
      standing.drop();
      await running.unmount();
      if (wasThere) element.replaceChildren(...(stage === element ? [] : [stage]));
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
