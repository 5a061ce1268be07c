import { retryImport } from '@vez/shared/chunks';
import type { RegistryEntry } from '@vez/shared/contracts/client';
import { isWellKnown } from '@vez/shared/releases';

const load = () => retryImport(() => import(/* webpackChunkName: "leavings" */ './watch-leavings'));
/** A page shows a remote also where this does not come. */
const MOST_MS = 2_000;

let leavings: Awaited<ReturnType<typeof load>> | undefined;

/** Watches from now on what remotes begin outside of their place, and lets it rest while they are not shown. */
export const watchRemotes = async () => (leavings ??= await load());

/**
 * Called before the code of a remote runs. Those to which our own screens lead are tested to leave nothing: no first view
 * waits for this.
 */
export async function prepareFor(entry: RegistryEntry): Promise<void> {
  if (entry.routes[0] && entry.routes.every(isWellKnown)) return;
  await Promise.race([
    watchRemotes().then(
      ({ prepare }) => prepare(entry.name, entry.entry.url),
      () => undefined,
    ),
    new Promise((resolve) => setTimeout(resolve, MOST_MS)),
  ]);
}

export const cameIn = (remote: string): void => leavings?.cameIn(remote);
export const wentOut = (remote: string): void => leavings?.wentOut(remote);
