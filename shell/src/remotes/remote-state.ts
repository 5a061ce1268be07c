import type { Language, PaintedScreen, Readable } from '@vez/shared/contracts/client';
import { createStore } from '../store';

/** The painted page that is still displayed. */
export type StandingPage = Pick<PaintedScreen, 'language' | 'paintedAt'>;

/** The state of a remote on the page; `standing` is set while its painted page is shown. */
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

/** Whether a painted page is displayed in the given language. */
export const hasReadablePage = (state: RemoteState | undefined, language: Language): boolean =>
  state !== undefined && 'standing' in state && state.standing?.language === language;

export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** Resolves when a remote is shown or has failed, or after `mostMs` milliseconds. */
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
