import { local } from '../storage';

const KEY = 'vez.share';

/** A number of this browser from 0 to 99: it tells visits apart, and nobody. */
function numberOfBrowser(): number {
  const kept = Number(local.get(KEY) ?? NaN);
  if (Number.isInteger(kept)) return kept;
  const drawn = Math.floor(Math.random() * 100);
  local.set(KEY, String(drawn));
  return drawn;
}

/**
 * Whether this browser is among the percent that have a release already. It stays among them as the percent grow, and is
 * among others at the next release.
 */
export const isInShare = (percent: number, sequence: number): boolean =>
  (numberOfBrowser() + sequence) % 100 < percent;
