const CALM = 0.5;
const STEPS = 6;

/**
 * The level of the puzzle for the next request to a budget: none (0) in its first half, then 1, 2, 4, … 32 as it is
 * used up. A person at its end waits half a minute; for a machine, repeating that each time is not worthwhile.
 */
export function pressureOf(used: number, budget: number, hardest = 32): number {
  const over = (used / budget - CALM) / (1 - CALM);
  return over < 0 ? 0 : Math.min(hardest, 2 ** Math.floor(over * STEPS));
}
