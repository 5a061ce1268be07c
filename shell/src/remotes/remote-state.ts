import type { Language, PaintedScreen, Readable } from '@vez/shared/contracts/client';
import { createStore } from '../store';

/** What the page came with, of which nothing was taken away. */
export type StandingPage = Pick<PaintedScreen, 'language' | 'paintedAt'>;

/** How a remote that should be on the page is doing there; `standing` where its painted page is shown meanwhile. */
export type RemoteState =
  | { step: 'idle' }
  | { step: 'loading'; standing?: StandingPage | undefined }
  | { step: 'shown' }
  | {
      step: 'failed';
      reason: 'unreachable' | 'tooNew' | 'threw' | 'slow';
      error: Error;
      standing?: StandingPage | undefined;
    };

/** Whether a painted page stands there that the citizen can read; it is in the language that it was painted in. */
export const hasReadablePage = (state: RemoteState | undefined, language: Language): boolean =>
  state !== undefined && 'standing' in state && state.standing?.language === language;

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
