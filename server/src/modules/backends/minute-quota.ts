const MINUTE_MS = 60_000;

/** Limits calls per minute of the clock, with a share for each holder. */
export function createMinuteQuota(limit: number) {
  let minute = 0;
  let all = 0;
  const ofHolder = new Map<string, number>();
  return {
    /** @param shares how many calls each of these holders may make in a minute */
    hasRoom(shares: Readonly<Record<string, number>>, now: number): boolean {
      if (Math.floor(now / MINUTE_MS) !== minute) {
        [minute, all] = [Math.floor(now / MINUTE_MS), 0];
        ofHolder.clear();
      }
      return (
        all < limit && Object.entries(shares).every(([holder, share]) => (ofHolder.get(holder) ?? 0) < share)
      );
    },
    count(shares: Readonly<Record<string, number>>): void {
      all += 1;
      for (const holder of Object.keys(shares)) ofHolder.set(holder, (ofHolder.get(holder) ?? 0) + 1);
    },
  };
}
