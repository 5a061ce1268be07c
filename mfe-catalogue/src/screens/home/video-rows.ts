/** The rows that fill a phone below the links, so that content after them does not move in view. */
export const VIDEO_ROWS = 8;
