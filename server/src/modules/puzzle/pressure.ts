const CALM = 0.5;
const STEPS = 6;

/**
 * The level of the puzzle for whoever takes the next of a budget: none (0) in its first half, then 1, 2, 4, … 32
 * as it is used up. A person who meets the end of it waits half a minute, a machine that has to do so each time
 * comes nowhere.
 */
export function pressureOf(used: number, budget: number, hardest = 32): number {
  const over = (used / budget - CALM) / (1 - CALM);
  return over < 0 ? 0 : Math.min(hardest, 2 ** Math.floor(over * STEPS));
}
