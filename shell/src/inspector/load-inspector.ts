import { retryImport } from '@vez/shared/chunks';
import type { Shell } from '../layout/shell-context';
import { overrides } from '../remotes/override';
import { isDeveloping } from '../settings/is-developing';
import { session } from '../storage';

/** Set while the panel is open, so that a reload opens it again. */
export const OPEN_KEY = 'vez.inspector';

export const loadInspector = () =>
  retryImport(() => import(/* webpackChunkName: "inspector" */ './inspector'));

/** Reopens the inspector after a reload, and shows its badge if anything is overridden. */
export function resumeInspector(shell: Shell): void {
  if (!isDeveloping() || (session.get(OPEN_KEY) === null && Object.keys(overrides()).length === 0)) return;
  loadInspector().then(
    ({ showInspector }) => showInspector(shell),
    () => undefined,
  );
}
