import { retryImport } from '@vez/shared/chunks';
import type { RegistryEntry } from '@vez/shared/contracts/client';
import { isWellKnown } from '@vez/shared/releases';

const load = () => retryImport(() => import(/* webpackChunkName: "leavings" */ './watch-leavings'));
/** A page shows a remote also where this does not come. */
const MOST_MS = 2_000;

type Leavings = Awaited<ReturnType<typeof load>>;
let leavings: Leavings | undefined;
/** What there was to tell before the file came. */
const untold: ((to: Leavings) => void)[] = [];
const tell = (what: (to: Leavings) => void): unknown => (leavings ? what(leavings) : untold.push(what));

/** Watches from now on what remotes begin outside of their place, and lets it rest while they are not shown. */
export async function watchRemotes(): Promise<Leavings> {
  leavings ??= await load();
  for (const what of untold.splice(0)) what(leavings);
  return leavings;
}

/**
 * Called before the code of a remote runs. Those to which our own screens lead are tested to leave nothing: no first view
 * waits for this.
 */
export async function prepareFor(entry: RegistryEntry): Promise<void> {
  if (entry.routes[0] && entry.routes.every(isWellKnown)) return;
  tell(({ prepare }) => prepare(entry.name, entry.entry.url));
  await Promise.race([
    watchRemotes().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MOST_MS)),
  ]);
}

export const cameIn = (remote: string): unknown => tell((to) => to.cameIn(remote));
export const wentOut = (remote: string): unknown => tell((to) => to.wentOut(remote));
