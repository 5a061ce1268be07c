/** Whether this browser has a session to take up: the server sets the marker with it, and takes it away with it. */
export const isReturning = (): boolean => /(^|;\s*)vez-returning=1(;|$)/.test(document.cookie);
