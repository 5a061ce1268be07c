import type { Bridge, PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import { noteBegun, noteEnded } from './begun';
import type { RemoteRelease } from './page-registry';
import { runningRelease } from './running-release';
import { standingPage } from './standing-page';

export interface PlaceNeeds {
  bridge: Bridge;
  element: HTMLElement;
  load(name: string): Promise<RemoteModule>;
  /** Replaces the release that `load` returns. */
  replace(entry: RegistryEntry): void;
  /** Set if the element already holds the remote's first screen. */
  painted?: PaintedScreen | undefined;
}

/** The place of a remote in the page, and its current release. */
export function remotePlace(
  first: RemoteRelease,
  { bridge, element, load, replace, painted }: PlaceNeeds,
  onError: (error: Error) => void,
) {
  let release = first;
  let offered: RemoteRelease | undefined;
  let running = run(first);
  /** The element itself for the release that painted it, which hydrates it; a child element for another release. */
  let stage = element;
  const standing = standingPage(element, painted);

  function run(next: RemoteRelease) {
    // React must not unmount its own root while rendering.
    const tell = (error: Error) => queueMicrotask(() => release === next && onError(error));
    return runningRelease(next, { bridge, load, onError: tell });
  }

  /** Only while nothing is mounted. */
  function take(next: RemoteRelease): void {
    running.end();
    const former = stage;
    // Hides anything that the previous release still renders.
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
      if (!running.isLoaded()) noteBegun(release);
      await running.show(stage, isWanted, () => (isOwn ? standing.handOver() : {}));
      if (!isWanted()) return;
      if (standing.isThere() && !isOwn) element.replaceChildren(stage);
      standing.drop();
    },
    /** Unmounts the remote, and keeps or restores the painted page until it is hydrated or replaced. */
    async reset(): Promise<void> {
      await running.unmount();
      standing.restore();
    },
    /** Removes everything: a citizen who returns gets current content. */
    async clear(): Promise<void> {
      const wasThere = standing.isThere();
      noteEnded(release);
      standing.drop();
      await running.unmount();
      if (wasThere) element.replaceChildren(...(stage === element ? [] : [stage]));
    },
    take,
    offer(next: RemoteRelease): void {
      offered = next;
    },
    /** Call only while nothing is mounted; a draft keeps its release. */
    takeOffer(): void {
      if (offered === undefined || (!offered.isDeveloped && running.holdsDraft())) return;
      const next = offered;
      offered = undefined;
      take(next);
    },
  };
}
