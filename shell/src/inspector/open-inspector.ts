import type { Shell } from '../layout/shell-context';
import { session } from '../storage';
import { loadInspector, OPEN_KEY } from './load-inspector';

/** Its code and texts are fetched when it is first opened: no citizen pays for it. */
export async function openInspector(shell: Shell): Promise<void> {
  session.set(OPEN_KEY, 'true');
  (await loadInspector()).showInspector(shell);
}
