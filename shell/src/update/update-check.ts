import { lookOften } from '@vez/shared/deadline';
import { local } from '../storage';

/** SHL-19 */
export const UPDATE_CHECK_MS = 300_000;
const SEEN = 'vez.version';

/** Both shapes of the version file are read (decision 34, DAT-57). */
export function versionIdOf(file: unknown): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const { unique, id } = file as { unique?: { id?: unknown }; id?: unknown };
  const found = unique?.id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/** How often the clock is looked at: a device that slept asks soon after it woke up. */
const LOOK_MS = 15_000;

/**
 * Asks every 300 s whether a newer release is out, and tells once for each new id (SHL-19, SHL-20, API-73).
 * Errors are ignored (ERR-16). The function handed back ends it.
 * @param first the id of the release that this page came with
 */
export function startUpdateCheck(first: string, tell: () => void): () => void {
  let asked = Date.now();
  const check = async () => {
    if (Date.now() - asked < UPDATE_CHECK_MS) return;
    asked = Date.now();
    try {
      // A random query defeats every cache on the way.
      const answer = await fetch(`/unique.json?${Math.random().toString(36).slice(2)}`);
      const id = versionIdOf(await answer.json());
      if (id === undefined) return;
      if (id === first || local.get(SEEN) === id) return;
      local.set(SEEN, id);
      first = id;
      tell();
    } catch {
      // The next check may do better.
    }
  };
  return lookOften(LOOK_MS, () => void check());
}
