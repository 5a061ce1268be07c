import type { Bridge, PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import { noteStart, noteEnd } from './unfinished-start';
import type { RemoteRelease } from './page-registry';
import { runningRelease } from './running-release';
import { standingPage } from './standing-page';

export interface MountPointDeps {
  bridge: Bridge;
  element: HTMLElement;
  load(name: string): Promise<RemoteModule>;
  /** Replaces the release that `load` returns. */
  replace(entry: RegistryEntry): void;
  /** Set if the element already holds the remote's first screen. */
  painted?: PaintedScreen | undefined;
}

/** The element in which a remote is mounted, and its current release. */
export function createMountPoint(
  first: RemoteRelease,
  { bridge, element, load, replace, painted }: MountPointDeps,
  onError: (error: Error) => void,
) {
  let release = first;
  let staged: RemoteRelease | undefined;
  let running = run(first);
  /** The element itself for the release that painted it, which hydrates it; a child element for another release. */
  let container = element;
  const standing = standingPage(element, painted);

  function run(next: RemoteRelease) {
    // React must not unmount its own root while rendering.
    const tell = (error: Error) => queueMicrotask(() => release === next && onError(error));
    return runningRelease(next, { bridge, load, onError: tell });
  }

  /** Only while nothing is mounted. */
  function switchTo(next: RemoteRelease): void {
    running.end();
    const former = container;
    // Hides anything that the previous release still renders.
    container = document.createElement('div');
    if (!standing.isThere()) element.replaceChildren(container);
    else if (former === element) element.append(container);
    else former.replaceWith(container);
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
      const isOwn = container === element;
      if (!running.isLoaded()) noteStart(release);
      await running.show(container, isWanted, () => (isOwn ? standing.handOver() : {}));
      if (!isWanted()) return;
      if (standing.isThere() && !isOwn) element.replaceChildren(container);
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
      noteEnd(release);
      standing.drop();
      await running.unmount();
      if (wasThere) element.replaceChildren(...(container === element ? [] : [container]));
    },
    switchTo,
    stage(next: RemoteRelease): void {
      staged = next;
    },
    /** Call only while nothing is mounted; a draft keeps its release. */
    switchToStaged(): void {
      if (staged === undefined || (!staged.isDeveloped && running.holdsDraft())) return;
      const next = staged;
      staged = undefined;
      switchTo(next);
    },
  };
}
