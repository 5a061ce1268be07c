/** Random numbers that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    between: (from: number, to: number) => from + (to - from) * next(),
    exponential: (mean: number) => -mean * Math.log(1 - next()),
    /** Log-normal with this mean; `sigma` is the standard deviation of its logarithm. */
    lognormal: (mean: number, sigma: number) => mean * Math.exp(sigma * normal() - (sigma * sigma) / 2),
  };
}
export type Random = ReturnType<typeof randomFrom>;
