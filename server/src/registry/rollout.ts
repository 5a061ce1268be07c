/** The percent of visits that have a new release for some minutes; after the last step all have it. */
export interface RolloutStep {
  percent: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/**
 * @param startedAt when the release was published, in milliseconds since 1970, as is `now`
 * @returns the percent of visits that have it, and until when; undefined once all have
 */
export function rolloutAt(
  steps: readonly RolloutStep[],
  startedAt: number,
  now: number,
): { percent: number; until: number } | undefined {
  let until = startedAt;
  for (const { percent, minutes } of steps) {
    until += minutes * MINUTE_MS;
    if (now < until) return { percent, until };
  }
  return undefined;
}
