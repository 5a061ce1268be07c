import type { Shell } from '../layout/shell-context';
import { session } from '../storage';
import { loadInspector, OPEN_KEY } from './load-inspector';

/** Fetches code and texts when the inspector is first opened, so citizens never load them. */
export async function openInspector(shell: Shell): Promise<void> {
  session.set(OPEN_KEY, 'true');
  (await loadInspector()).showInspector(shell);
}
