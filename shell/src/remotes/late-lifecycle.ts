import type { Lifecycle } from './lifecycle';
import type { RemoteRelease } from './page-registry';
import { reasonOf, type RemoteFailure } from './remote-failure';
import type { createRemoteStates } from './remote-state';

interface Needs {
  name: string;
  states: ReturnType<typeof createRemoteStates>;
  /** Fetches its release. @throws RemoteFailure */
  release(): Promise<RemoteRelease>;
  lifeOf(release: RemoteRelease): Lifecycle;
  /** Told where its release cannot be had. */
  onMissing(): void;
}

/** A remote of which the page knows the name alone: it lives from the moment that its release is here. */
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
    offer: (next) => life?.offer(next),
  };
}
