/** One px of a 1920 x 1080 display, scaled to the screen. */
export const UNIT = 'min(100vw / 1920, 100vh / 1080)';

/** A length in px of a 1920 x 1080 display, scaled to the screen. */
export const d = (units: number) => `calc(${units} * var(--d))`;
