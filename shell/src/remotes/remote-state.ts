import type { Readable } from '@vez/shared/contracts/client';
import { createStore } from '../store';

/** How a remote that should be on the page is doing there. */
export type RemoteState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'shown' }
  | { step: 'failed'; reason: 'unreachable' | 'tooNew' | 'threw' | 'slow'; error: Error };

export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** Resolves when a remote is shown or has failed, and at the latest after so many ms. */
export const whenSettled = (states: Readable<RemoteStates>, name: string, mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const step = states.get()[name]?.step;
      if (step === 'shown' || step === 'failed') resolve();
    };
    states.subscribe(look);
    setTimeout(resolve, mostMs);
    look();
  });

/** The state of every remote of this deployment, by name. */
export function createRemoteStates() {
  const store = createStore<RemoteStates>({});
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (name: string, state: RemoteState) => store.set({ ...store.get(), [name]: state }),
  };
}
