// Notices a page that froze or crashed while a young release began: such a page reports nothing, but the next one can.
import { local, session } from '../storage';
import type { RemoteRelease } from './page-registry';
import { RemoteFailure } from './remote-failure';

const KEY = 'vez.begun';
/** A page in another tab has shown a release, or given it up, this long after it began. */
const OTHER_TAB_MS = 15_000;

interface UnfinishedStart {
  build: string;
  /** In milliseconds since 1970; 0 for a release that is known to hang here. */
  at: number;
}
type UnfinishedStarts = Partial<Record<string, UnfinishedStart>>;

function startsIn(area: typeof local): UnfinishedStarts {
  try {
    return (JSON.parse(area.get(KEY) ?? '{}') as UnfinishedStarts | null) ?? {};
  } catch {
    return {};
  }
}
/** In the storage of the tab for its next page, and in that of the browser for another tab. */
const keep = (name: string, start?: UnfinishedStart) =>
  [session, local].forEach((area) => area.set(KEY, JSON.stringify({ ...startsIn(area), [name]: start })));

const open = new Set<string>();
const endAll = () => open.forEach((name) => (open.delete(name), keep(name)));
/** A page that is left, or hidden, does not hang: the device may end it. */
function endWithPage(): void {
  window.addEventListener('pagehide', endAll);
  document.addEventListener('visibilitychange', () => document.hidden && endAll());
}

/** Whether the last page that began to run this release never ended. */
function hasHung({ entry: { name, entry } }: RemoteRelease): boolean {
  const [here, anywhere] = [startsIn(session)[name], startsIn(local)[name]];
  const isLate = Date.now() - (anywhere?.at ?? Infinity) > OTHER_TAB_MS;
  const hung = here ?? (isLate ? anywhere : undefined);
  return !open.has(name) && hung?.build === entry.integrity;
}

/**
 * Called before the code of a release runs. Only releases with a stand-in are watched.
 * @throws RemoteFailure if the last page that began to run this release never ended
 */
export function noteStart(release: RemoteRelease): void {
  const { entry, before, report } = release;
  if (before === undefined) return;
  const build = entry.entry.integrity;
  if (hasHung(release)) {
    keep(entry.name, { build, at: 0 });
    throw new RemoteFailure('hang', `${entry.name} hung in the last page`);
  }
  if (report === undefined) return;
  if (open.size === 0) endWithPage();
  open.add(entry.name);
  keep(entry.name, { build, at: Date.now() });
}

/** Called once the release is shown, has failed, or is no longer wanted. */
export function noteEnd({ entry: { name } }: RemoteRelease): void {
  if (open.delete(name)) keep(name);
}
