import type { Bridge, Registry } from '@vez/shared/contracts/client';
import type { paintedPage } from '../boot-data/painted-page';
import { loadRemote } from './federation';
import { lifecycleOf } from './lifecycle';
import { createRemoteStates } from './remote-state';

/** Each remote with its element on the page and its lifecycle; one of them may be painted already. */
export function mountPoints(
  entries: Registry['remotes'],
  bridge: Bridge,
  painted: ReturnType<typeof paintedPage>,
) {
  const paintedFor = (name: string) => (painted?.remote === name ? painted : undefined);
  const states = createRemoteStates();
  const elements = Object.fromEntries(
    entries.map(({ name }) => [name, paintedFor(name)?.element ?? document.createElement('div')]),
  );
  const lifecycles = Object.fromEntries(
    entries.map((entry) => [
      entry.name,
      lifecycleOf(entry, {
        bridge,
        element: elements[entry.name]!,
        states,
        load: loadRemote,
        painted: paintedFor(entry.name),
      }),
    ]),
  );
  return { states, elements, lifecycles };
}
