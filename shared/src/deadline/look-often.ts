/**
 * Looks every so many milliseconds, and at once when the page is seen again: a device that slept, a hidden page and one
 * that the browser kept for going back to get few ticks or none. The function handed back ends it.
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
