/** Whether this browser has a session to resume: the server sets and removes the marker together with it. */
export const isReturning = (): boolean => /(^|;\s*)vez-returning=1(;|$)/.test(document.cookie);
