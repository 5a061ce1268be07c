const MINUTE_MS = 60_000;

/** So many calls in a minute of the clock, and a share of them for each asker. */
export function createMinuteQuota(limit: number, share: number) {
  let minute = 0;
  let all = 0;
  const ofAsker = new Map<string, number>();
  return {
    hasRoom(asker: string, now: number): boolean {
      if (Math.floor(now / MINUTE_MS) !== minute) {
        [minute, all] = [Math.floor(now / MINUTE_MS), 0];
        ofAsker.clear();
      }
      return all < limit && (ofAsker.get(asker) ?? 0) < share;
    },
    count(asker: string): void {
      all += 1;
      ofAsker.set(asker, (ofAsker.get(asker) ?? 0) + 1);
    },
  };
}
