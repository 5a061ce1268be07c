import type { RemoteRelease } from './page-registry';
import { RemoteFailure, reasonOf, type HealthKind } from './remote-failure';
import { createMountPoint, type MountPointDeps } from './mount-point';
import type { createRemoteStates } from './remote-state';

export interface Lifecycle {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Retries after a failure, without a reload, with the release that is published now. */
  retry(): Promise<void>;
  /** Reports an uncaught error of the remote, which keeps running. */
  sawError(): void;
  /** Switches to another release while this one is loading, or once it is hidden and holds no draft. */
  stage(release: RemoteRelease): void;
}

interface Deps extends MountPointDeps {
  states: ReturnType<typeof createRemoteStates>;
  /** Checks for newly published releases, and stages them. */
  lookAgain(): Promise<void>;
  /** Reports the health of a release. */
  report(release: RemoteRelease, kind: HealthKind): void;
}

/** Mount timeout. A late mount is still shown. */
export const PATIENCE_MS = 8_000;
/** Mount timeout if the previous release can stand in, which needs time to load. */
const PATIENCE_WITH_STAND_IN_MS = 5_000;

/** Each attempt to show a remote supersedes the one before, and its time limit. */
function createAttempts() {
  let last = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  return {
    /** @returns a function that tests whether this attempt is still the latest */
    next(): () => boolean {
      clearTimeout(clock);
      const own = (last += 1);
      return () => own === last;
    },
    limit: (ms: number, onLate: () => void) => void (clock = setTimeout(onLate, ms)),
    endLimit: () => clearTimeout(clock),
  };
}

/**
 * The lifecycle of a remote, from load to unmount. It never rejects: single-spa gives up on an application that
 * failed once, whereas here a failure becomes a state with its own view and a retry.
 */
export function lifecycleOf(first: RemoteRelease, deps: Deps): Lifecycle {
  const { bridge, states, lookAgain, report } = deps;
  const { name } = first.entry;
  let wanted = false;
  let failed = false;
  const attempts = createAttempts();
  const target = createMountPoint(first, deps, (error) => {
    if (!wanted) return;
    const failure = new RemoteFailure('throw', error);
    if (target.isPainted()) void restorePainted(failure);
    else fail(failure, { isShown: true });
  });

  function fail({ kind, error }: RemoteFailure, { isShown = false } = {}): void {
    const { sequence, before } = target.release();
    report(target.release(), kind);
    if (before !== undefined) return void giveWay({ sequence, entry: before });
    // The remote's own error boundary shows that a screen failed.
    if (isShown) return;
    failed = true;
    states.set(name, { step: 'failed', reason: reasonOf(kind), error, standing: target.standing() });
    if (kind === 'load') bridge.events.publish('screen/unreachable', { path: window.location.pathname });
  }

  /** Restores the painted page after its release threw while hydrating it. */
  async function restorePainted(failure: RemoteFailure): Promise<void> {
    const isLast = attempts.next();
    await target.reset();
    if (isLast()) fail(failure);
  }

  async function giveWay(standIn: RemoteRelease): Promise<void> {
    const isLast = attempts.next();
    await target.reset();
    // The citizen has left, so use the stand-in on the next visit.
    if (!isLast()) return target.stage(standIn);
    target.switchTo(standIn);
    await begin(PATIENCE_MS - PATIENCE_WITH_STAND_IN_MS);
  }

  async function begin(patienceMs: number): Promise<void> {
    const isLast = attempts.next();
    const isMine = () => isLast() && wanted;
    // A remote that is loaded already mounts at once; a skeleton would only flicker.
    if ((!target.isLoaded() && !target.isPainted()) || failed)
      states.set(name, { step: 'loading', standing: target.standing() });
    failed = false;
    attempts.limit(patienceMs, () => {
      if (isMine()) fail(new RemoteFailure(target.waitsFor(), `${name} is not there after ${patienceMs} ms`));
    });
    try {
      await target.show(isMine);
      if (!isMine()) return;
      failed = false;
      states.set(name, { step: 'shown' });
      report(target.release(), 'shown');
    } catch (thrown) {
      // A timeout has been reported already.
      if (isMine() && !failed) fail(thrown as RemoteFailure);
    } finally {
      if (isLast()) attempts.endLimit();
    }
  }

  async function show(): Promise<void> {
    target.switchToStaged();
    // A painted page is already visible, so wait longer.
    const isPatient = target.release().before === undefined || target.isPainted();
    await begin(isPatient ? PATIENCE_MS : PATIENCE_WITH_STAND_IN_MS);
  }

  return {
    async mount() {
      wanted = true;
      await show();
    },
    async retry() {
      wanted = true;
      const isLast = attempts.next();
      states.set(name, { step: 'loading', standing: target.standing() });
      await lookAgain();
      // A remote that is still mounted shows nothing.
      await target.reset();
      if (wanted && isLast()) await show();
    },
    async unmount() {
      wanted = false;
      attempts.next();
      await target.clear();
      states.set(name, { step: 'idle' });
    },
    sawError: () => report(target.release(), 'throw'),
    stage(next) {
      target.stage(next);
      if (!wanted) target.switchToStaged();
      // The release that is loading has not been visible yet, so replace it now.
      else if (!failed && !target.isLoaded() && !target.isPainted()) void show();
    },
  };
}
