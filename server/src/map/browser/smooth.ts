type Line = readonly (readonly [number, number])[];

const ROUNDS = 2;

/** The point a quarter of the way from `from` to `to`, where a corner is cut. */
const quarter = ([x, y]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  [x * 0.75 + x2 * 0.25, y * 0.75 + y2 * 0.25] as const;

/**
 * Rounds the corners of a drawn ring (Chaikin): the outline has few points, which would make lakes angular. The ring
 * stays closed, and inside what was drawn wherever that bulges.
 */
export function smooth(ring: Line, rounds = ROUNDS): Line {
  if (rounds === 0) return ring;
  const cut = ring.slice(1).flatMap((to, at) => [quarter(ring[at]!, to), quarter(to, ring[at]!)]);
  return smooth([...cut, cut[0]!], rounds - 1);
}
