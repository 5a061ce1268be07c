import type { Clock } from '../../db/clock';

const WINDOW_MS = 600_000;
const MOST_WRONG = 10;
const MOST_KEPT = 10_000;

/** Counts wrong codes by address, only in this process: a code itself is too long to be guessed. */
export function wrongCodes(clock: Clock) {
  const wrong = new Map<string, { since: number; count: number }>();
  const of = (asker: string) => {
    const known = wrong.get(asker);
    const now = clock.now().getTime();
    return known !== undefined && now - known.since < WINDOW_MS ? known : { since: now, count: 0 };
  };
  return {
    isTooMany: (asker: string): boolean => of(asker).count >= MOST_WRONG,
    add(asker: string): void {
      if (wrong.size >= MOST_KEPT) wrong.clear();
      const { since, count } = of(asker);
      wrong.set(asker, { since, count: count + 1 });
    },
  };
}
