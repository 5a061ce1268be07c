import type { RemoteRelease } from './page-registry';
import { RemoteFailure, reasonOf, type HealthKind } from './remote-failure';
import { remotePlace, type PlaceNeeds } from './remote-place';
import type { createRemoteStates } from './remote-state';

export interface Lifecycle {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Tries again what failed, without a reload, with what is published now. */
  retry(): Promise<void>;
  /** Something of it threw that nobody caught: it goes on, and it is told. */
  sawError(): void;
  /** Takes another release while this one is still loading, or once it is not shown and holds nothing that was typed. */
  offer(release: RemoteRelease): void;
}

interface Surroundings extends PlaceNeeds {
  states: ReturnType<typeof createRemoteStates>;
  /** Asks what is published now, and offers it. */
  lookAgain(): Promise<void>;
  /** Tells how a release does. */
  report(release: RemoteRelease, kind: HealthKind): void;
}

/** A remote that nobody can see by then has failed; it is shown all the same if it comes later. */
export const PATIENCE_MS = 8_000;
/** Where the release before can stand in, it needs time to come. */
const PATIENCE_WITH_STAND_IN_MS = 5_000;

/** Each attempt to show a remote supersedes the one before, and its time limit. */
function createAttempts() {
  let last = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  return {
    /** @returns whether it is still the last one */
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
 * A remote from load to unmount. It never rejects: single-spa gives up on an application that failed
 * once, whereas here a failure becomes a state with its own view and a retry.
 */
export function lifecycleOf(first: RemoteRelease, surroundings: Surroundings): Lifecycle {
  const { bridge, states, lookAgain, report } = surroundings;
  const { name } = first.entry;
  let wanted = false;
  let failed = false;
  const attempts = createAttempts();
  const place = remotePlace(first, surroundings, (error) => {
    if (!wanted) return;
    const failure = new RemoteFailure('throw', error);
    if (place.isPainted()) void standAgain(failure);
    else fail(failure, { isShown: true });
  });

  function fail({ kind, error }: RemoteFailure, { isShown = false } = {}): void {
    const { sequence, before } = place.release();
    report(place.release(), kind);
    if (before !== undefined) return void giveWay({ sequence, entry: before });
    // Its own view says that a screen failed.
    if (isShown) return;
    failed = true;
    states.set(name, { step: 'failed', reason: reasonOf(kind), error, standing: place.standing() });
    if (kind === 'load') bridge.events.publish('screen/unreachable', { path: window.location.pathname });
  }

  /** After a release that threw while it took the painted page over. */
  async function standAgain(failure: RemoteFailure): Promise<void> {
    const isLast = attempts.next();
    await place.reset();
    if (isLast()) fail(failure);
  }

  async function giveWay(standIn: RemoteRelease): Promise<void> {
    const isLast = attempts.next();
    await place.reset();
    // The citizen has left: next time.
    if (!isLast()) return place.offer(standIn);
    place.take(standIn);
    await begin(PATIENCE_MS - PATIENCE_WITH_STAND_IN_MS);
  }

  async function begin(patienceMs: number): Promise<void> {
    const isLast = attempts.next();
    const isMine = () => isLast() && wanted;
    // A remote that is loaded already mounts at once; a skeleton would only flicker.
    const standing = place.standing();
    if ((!place.isLoaded() && !place.isPainted()) || failed) states.set(name, { step: 'loading', standing });
    failed = false;
    attempts.limit(patienceMs, () => {
      if (isMine()) fail(new RemoteFailure(place.waitsFor(), `${name} is not there after ${patienceMs} ms`));
    });
    try {
      await place.show(isMine);
      if (!isMine()) return;
      failed = false;
      states.set(name, { step: 'shown' });
      report(place.release(), 'shown');
    } catch (thrown) {
      // One that took too long has been reported.
      if (isMine() && !failed) fail(thrown as RemoteFailure);
    } finally {
      if (isLast()) attempts.endLimit();
    }
  }

  async function show(): Promise<void> {
    place.takeOffer();
    // A painted page is already visible, so wait longer.
    const isPatient = place.release().before === undefined || place.isPainted();
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
      states.set(name, { step: 'loading', standing: place.standing() });
      await lookAgain();
      // Whatever is mounted shows nothing.
      await place.reset();
      if (wanted && isLast()) await show();
    },
    async unmount() {
      wanted = false;
      attempts.next();
      await place.clear();
      states.set(name, { step: 'idle' });
    },
    sawError: () => report(place.release(), 'throw'),
    offer(next) {
      place.offer(next);
      if (!wanted) place.takeOffer();
      // Nobody has seen anything of the one that is on its way.
      else if (!failed && !place.isLoaded() && !place.isPainted()) void show();
    },
  };
}
