/**
 * Calls `look` at an interval, and at once when the page becomes visible again: timers slow down or stop on a sleeping
 * device, in a hidden page, and in the back/forward cache. Returns a function that stops it.
 */
export function lookOften(everyMs: number, look: () => void): () => void {
  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
