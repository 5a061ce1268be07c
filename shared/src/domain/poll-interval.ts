/** How often the live figures of a queue or a ticket are polled, in ms (QUE-10, TIX-33). */
export const LIVE_REFRESH_MS = 10_000;
