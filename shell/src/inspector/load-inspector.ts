import { retryImport } from '@vez/shared/chunks';
import type { Shell } from '../layout/shell-context';
import { overrides } from '../remotes/override';
import { isDeveloping } from '../settings/is-developing';
import { session } from '../storage';

/** Set while the panel is open, so that a reload opens it again. */
export const OPEN_KEY = 'vez.inspector';

const load = () => retryImport(() => import(/* webpackChunkName: "inspector" */ './inspector'));

/** Its code and texts are fetched when it is first opened: no citizen pays for it. */
export async function openInspector(shell: Shell): Promise<void> {
  session.set(OPEN_KEY, 'true');
  (await load()).showInspector(shell);
}

/** Shows it where it was open before a reload, and its badge wherever something is overridden. */
export function resumeInspector(shell: Shell): void {
  if (!isDeveloping() || (session.get(OPEN_KEY) === null && Object.keys(overrides()).length === 0)) return;
  load().then(
    ({ showInspector }) => showInspector(shell),
    () => undefined,
  );
}
