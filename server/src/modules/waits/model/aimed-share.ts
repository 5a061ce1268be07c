/** The share of actual waits that should fall into the range. */
export const WANTED_SHARE = 0.8;
/** How much one miss widens the ranges, and four hits narrow them. */
const STEP = 0.02;
const [NARROWEST, WIDEST] = [0.5, 0.97];

/**
 * The share to aim at so that `WANTED_SHARE` is met: more after misses, less after hits (adaptive conformal
 * inference, Gibbs and Candès 2021).
 * @param hits in order of time
 */
export function aimedShare(hits: readonly boolean[]): number {
  return hits.reduce((aimed, hit) => {
    const moved = aimed + STEP * (WANTED_SHARE - (hit ? 1 : 0));
    return Math.min(WIDEST, Math.max(NARROWEST, moved));
  }, WANTED_SHARE);
}
