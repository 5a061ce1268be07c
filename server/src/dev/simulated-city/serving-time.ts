/** Draws how long a visit for a service keeps a counter busy, in ms. */
export type ServingTime = (serviceId: number, random: () => number) => number;

/** Short and long errands, so that waiting times differ between queues; constant for one service. */
const USUAL_SECONDS = [60, 120, 180, 240, 330];
/** The shortest visit, as a share of the usual one. */
const AT_LEAST = 0.4;

/** Most visits take a little less time than usual, a few much longer. */
export function usualServingTime(serviceId: number, random: () => number): number {
  const usual = USUAL_SECONDS[serviceId % USUAL_SECONDS.length]! * 1_000;
  return usual * (AT_LEAST - (1 - AT_LEAST) * Math.log(1 - random()));
}
