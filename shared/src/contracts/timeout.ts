/** API-10, decision 39: for booking and queue calls, in ms. */
export const SHORT_TIMEOUT_MS = 20_000;
/** API-09: for all other calls, in ms. */
export const TIMEOUT_MS = 60_000;
