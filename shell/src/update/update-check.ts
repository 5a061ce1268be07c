import { lookOften } from '@vez/shared/deadline';
import { local } from '../storage';
import { latestRelease } from './latest-release';

/** SHL-19 */
export const UPDATE_CHECK_MS = 300_000;
const SEEN = 'vez.version';

/** How often to check the clock, so that a device that slept checks soon after waking up. */
const LOOK_MS = 15_000;

/**
 * Checks for a newer release every 300 s, and reports each new id once (SHL-19, SHL-20, API-73). Errors are
 * ignored (ERR-16). Returns a function that stops it.
 * @param first the id of this page's release
 */
export function startUpdateCheck(first: string, tell: () => void): () => void {
  let asked = Date.now();
  const check = async () => {
    if (Date.now() - asked < UPDATE_CHECK_MS) return;
    asked = Date.now();
    const id = await latestRelease();
    if (id === undefined || id === first || local.get(SEEN) === id) return;
    local.set(SEEN, id);
    first = id;
    tell();
  };
  return lookOften(LOOK_MS, () => void check());
}
