/** 95 % in both directions, as a multiple of the standard error. */
const Z2 = 1.96 ** 2;

/** The lower end of Wilson's interval for the share of failures: the share less what chance may have added. */
export function certainShare({ asked, failed }: { asked: number; failed: number }): number {
  const share = failed / asked;
  const spread = Math.sqrt(Z2 * ((share * (1 - share)) / asked + Z2 / (4 * asked ** 2)));
  return (share + Z2 / (2 * asked) - spread) / (1 + Z2 / asked);
}
