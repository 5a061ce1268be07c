import { createStore } from '../store';

/** How a remote that should be on the page is doing there. */
export type RemoteState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'shown' }
  | { step: 'failed'; reason: 'unreachable' | 'tooNew' | 'threw'; error: Error };

export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** The state of every remote of this deployment, by name. */
export function createRemoteStates() {
  const store = createStore<RemoteStates>({});
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (name: string, state: RemoteState) => store.set({ ...store.get(), [name]: state }),
  };
}
