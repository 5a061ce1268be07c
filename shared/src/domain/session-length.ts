/** The duration of a session, 24 hours in seconds, unless it is ended earlier (SHL-25). */
export const SESSION_SECONDS = 86_400;
