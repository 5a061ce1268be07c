import { local } from '../storage';

const KEY = 'vez.share';

/** A random number of this browser from 0 to 99: it groups visits without identifying anyone. */
function numberOfBrowser(): number {
  const kept = Number(local.get(KEY) ?? NaN);
  if (Number.isInteger(kept)) return kept;
  const drawn = Math.floor(Math.random() * 100);
  local.set(KEY, String(drawn));
  return drawn;
}

/**
 * Whether this browser is in the given share of visits that already get a release. It remains so as the share grows;
 * the next release starts with other browsers.
 */
export const isInShare = (percent: number, sequence: number): boolean =>
  (numberOfBrowser() + sequence) % 100 < percent;
