import type { Lifecycle } from './lifecycle';
import type { RemoteRelease } from './page-registry';
import { reasonOf, type RemoteFailure } from './remote-failure';
import type { createRemoteStates } from './remote-state';

interface Needs {
  name: string;
  states: ReturnType<typeof createRemoteStates>;
  /** Fetches the release. @throws RemoteFailure */
  release(): Promise<RemoteRelease>;
  lifeOf(release: RemoteRelease): Lifecycle;
  /** Called if the release cannot be loaded. */
  onMissing(): void;
}

/** The lifecycle of a remote that the page knows only by name; it starts when the release has arrived. */
export function lateLifecycle({ name, states, release, lifeOf, onMissing }: Needs): Lifecycle {
  let life: Lifecycle | undefined;
  let wanted = false;

  async function begin(): Promise<void> {
    states.set(name, { step: 'loading' });
    try {
      const found = await release();
      life ??= lifeOf(found);
      if (wanted) await life.mount();
    } catch (thrown) {
      if (!wanted) return;
      const { kind, error } = thrown as RemoteFailure;
      states.set(name, { step: 'failed', reason: reasonOf(kind), error });
      onMissing();
    }
  }

  return {
    async mount() {
      wanted = true;
      await (life?.mount() ?? begin());
    },
    async unmount() {
      wanted = false;
      await life?.unmount();
      if (life === undefined) states.set(name, { step: 'idle' });
    },
    async retry() {
      wanted = true;
      await (life?.retry() ?? begin());
    },
    sawError: () => life?.sawError(),
    stage: (next) => life?.stage(next),
  };
}
