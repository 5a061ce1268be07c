import type { RegistryEntry } from '@vez/shared/contracts/client';
import type { Shell } from '../layout/shell-context';
import { overrides } from '../remotes/override';

/** What the script that comes with a developer's entry says (`scripts/remote/follow-changes.mjs`). */
const CHANGED = 'vez/remote-changed';

type Page = Pick<Shell, 'registry' | 'lifecycles' | 'states'>;

const changedEntry = (published: RegistryEntry, url: string, changes: number): RegistryEntry => {
  const address = new URL(url);
  address.searchParams.set('changed', String(changes));
  return { ...published, entry: { url: address.href, integrity: '' }, preload: {}, locales: {} };
};

/** Tells what kept a developer's remote from being shown where such things are read. */
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
 * Takes each change of a remote that comes from a developer's machine, in place: the page, and what it knows, stay. Of one
 * that is not shown as a page, but in a slot, the page is loaded anew: nobody stops that here.
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
    life.offer({ sequence: release.sequence, entry, isDeveloped: true });
    void life.retry();
  });
}
