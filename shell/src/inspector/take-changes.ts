import type { RegistryEntry } from '@vez/shared/contracts/client';
import type { Shell } from '../layout/shell-context';
import { overrides } from '../remotes/override';

/** The event of the script that comes with a developer's entry (`tools/scripts/remote/follow-changes.mjs`). */
const CHANGED = 'vez/remote-changed';

type Page = Pick<Shell, 'registry' | 'lifecycles' | 'states'>;

const changedEntry = (published: RegistryEntry, url: string, changes: number): RegistryEntry => {
  const address = new URL(url);
  address.searchParams.set('changed', String(changes));
  return { ...published, entry: { url: address.href, integrity: '' }, preload: {}, locales: {} };
};

/** Logs to the console why a developer's remote could not be shown. */
function logFailures({ states }: Page): void {
  let before = states.get();
  states.subscribe(() => {
    for (const [name, state] of Object.entries(states.get()))
      if (state.step === 'failed' && state !== before[name] && name in overrides())
        // eslint-disable-next-line no-console -- for developers: their own code has failed
        console.error(state.error);
    before = states.get();
  });
}

/**
 * Applies each change of a developer's remote in place: the page and its state stay. For a remote that is shown in a
 * slot, not as a page, the event is left alone, so the page reloads.
 */
export function takeChanges(page: Page): void {
  const { registry, lifecycles, states } = page;
  let changes = 0;
  logFailures(page);
  window.addEventListener(CHANGED, (event) => {
    const { remote } = (event as CustomEvent<{ remote: string }>).detail;
    const [life, release, url] = [lifecycles[remote], registry.releases[remote], overrides()[remote]];
    const step = states.get()[remote]?.step ?? 'idle';
    if (!life || !release || !url || step === 'idle') return;
    event.preventDefault();
    changes += 1;
    const entry = changedEntry(release.entry, url, changes);
    life.stage({ sequence: release.sequence, entry, isDeveloped: true });
    void life.retry();
  });
}
