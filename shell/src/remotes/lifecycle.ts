import type { Bridge, PaintedScreen, RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import type { RemoteRelease } from './registry';
import { RemoteFailure, reasonOf, type HealthKind } from './remote-failure';
import type { createRemoteStates } from './remote-state';
import { runningRelease } from './running-release';

export interface Lifecycle {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Tries again what failed, without a reload, with what is published now. */
  retry(): Promise<void>;
  /** Something of it threw that nobody caught: it goes on, and it is told. */
  sawError(): void;
  /** Takes another release once this one is not shown and holds nothing that was typed. */
  offer(release: RemoteRelease): void;
}

interface Surroundings {
  bridge: Bridge;
  element: HTMLElement;
  states: ReturnType<typeof createRemoteStates>;
  load(name: string): Promise<RemoteModule>;
  /** Makes another release the one that `load` gets. */
  replace(entry: RegistryEntry): void;
  /** Asks what is published now, and offers it. */
  lookAgain(): Promise<void>;
  /** Tells how a release does. */
  report(release: RemoteRelease, kind: HealthKind): void;
  /** Set where the element holds the remote's first screen already. */
  painted?: PaintedScreen | undefined;
}

/** A remote that nobody can see by then has failed; it is shown all the same if it comes later. */
export const PATIENCE_MS = 8_000;
/** Where the release before can stand in, it needs time to come. */
const PATIENCE_WITH_STAND_IN_MS = 5_000;
const ENDING_MS = 500;

/**
 * A remote from load to unmount. It never rejects: single-spa gives up on an application that failed
 * once, whereas here a failure becomes a state with its own view and a retry.
 */
export function lifecycleOf(first: RemoteRelease, surroundings: Surroundings): Lifecycle {
  const { bridge, element, states, load, replace, lookAgain, report } = surroundings;
  const { name } = first.entry;
  let release = first;
  let offered: RemoteRelease | undefined;
  let running = run(release);
  let stage = element;
  let takenOver = surroundings.painted;
  let wanted = false;
  let failed = false;
  /** Counts what was begun: of what was given up nothing is waited for. */
  let attempt = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;

  function run(next: RemoteRelease) {
    const onError = (error: Error) => {
      // React must not be unmounted by itself.
      queueMicrotask(() => {
        if (release === next && wanted) fail(new RemoteFailure('throw', error), { isShown: true });
      });
    };
    return runningRelease(next, { bridge, load, onError });
  }

  /** Nothing that the former release still draws is seen. */
  function clearStage(): void {
    takenOver = undefined;
    stage = document.createElement('div');
    element.replaceChildren(stage);
  }

  /** Only while nothing is mounted. */
  function take(next: RemoteRelease): void {
    running.end();
    clearStage();
    replace(next.entry);
    release = next;
    running = run(next);
  }

  function takeOffer(): void {
    if (offered === undefined || running.holdsDraft()) return;
    const next = offered;
    offered = undefined;
    take(next);
  }

  function fail({ kind, cause }: RemoteFailure, { isShown = false } = {}): void {
    report(release, kind);
    if (release.before !== undefined) {
      void giveWay({ sequence: release.sequence, entry: release.before });
      return;
    }
    // Its own view says that a screen failed.
    if (isShown) return;
    failed = true;
    const error = cause instanceof Error ? cause : new Error(String(cause));
    states.set(name, { step: 'failed', reason: reasonOf(kind), error });
    if (kind === 'load') bridge.events.publish('screen/unreachable', { path: window.location.pathname });
  }

  async function giveWay(standIn: RemoteRelease): Promise<void> {
    const own = (attempt += 1);
    clearTimeout(clock);
    // One that hangs may not even end.
    await Promise.race([running.unmount(), new Promise((resolve) => setTimeout(resolve, ENDING_MS))]);
    if (own !== attempt) {
      // The citizen has left: next time.
      offered ??= standIn;
      return;
    }
    take(standIn);
    await begin(PATIENCE_MS - PATIENCE_WITH_STAND_IN_MS);
  }

  async function begin(
    // Who has a painted page does not look at nothing.
    patienceMs = release.before === undefined || takenOver ? PATIENCE_MS : PATIENCE_WITH_STAND_IN_MS,
  ): Promise<void> {
    const own = (attempt += 1);
    const isMine = () => own === attempt && wanted;
    // A remote that is loaded already mounts at once; a skeleton would only flicker.
    if ((!running.isLoaded() && !takenOver) || failed) states.set(name, { step: 'loading' });
    failed = false;
    clearTimeout(clock);
    clock = setTimeout(() => {
      const kind = running.waitsFor();
      if (isMine()) fail(new RemoteFailure(kind, `${name} is not there after ${patienceMs} ms: ${kind}`));
    }, patienceMs);
    const shown = release;
    try {
      await running.show(stage, isMine, takenOver);
      if (!isMine()) return;
      takenOver = undefined;
      clearTimeout(clock);
      failed = false;
      states.set(name, { step: 'shown' });
      report(shown, 'shown');
    } catch (thrown) {
      if (!isMine()) return;
      clearTimeout(clock);
      fail(thrown as RemoteFailure);
    }
  }

  return {
    async mount() {
      wanted = true;
      takeOffer();
      await begin();
    },
    async retry() {
      wanted = true;
      states.set(name, { step: 'loading' });
      await lookAgain();
      if (!wanted) return;
      // What was mounted and shows nothing is given up.
      await running.unmount();
      takeOffer();
      await begin();
    },
    async unmount() {
      wanted = false;
      attempt += 1;
      clearTimeout(clock);
      await running.unmount();
      if (takenOver) element.replaceChildren();
      takenOver = undefined;
      states.set(name, { step: 'idle' });
    },
    sawError: () => report(release, 'throw'),
    offer(next) {
      offered = next;
      if (!wanted) takeOffer();
    },
  };
}
