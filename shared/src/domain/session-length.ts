/** A session lasts 24 hours, in seconds, unless it is ended before (SHL-25). */
export const SESSION_SECONDS = 86_400;
