/** A length on a display of 1920 x 1080: the same share of any screen. */
export const d = (units: number) => `calc(${units} * var(--d))`;
