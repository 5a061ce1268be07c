/** For so many minutes so many percent of visits have a new release; after the last step all have. */
export interface RolloutStep {
  percent: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/**
 * @param startedAt when the release was published, in milliseconds since 1970, as is `now`
 * @returns the percent of visits that have it, until when; undefined once all have
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
