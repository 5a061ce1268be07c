/** As many rows as fill a phone below the ways: what comes after them is not seen moving. */
export const VIDEO_ROWS = 8;
