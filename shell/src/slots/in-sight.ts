/** In pixels: loads a slot shortly before it scrolls into view. */
const AHEAD = 200;
/** Time limit for a page that is never idle. */
const REST_MS = 2_000;

/** An empty slot is out of the flow and has no position, so the preceding element is measured. */
function isNear({ previousElementSibling, parentElement }: Element): boolean {
  const end = previousElementSibling?.getBoundingClientRect().bottom;
  return (end ?? parentElement?.getBoundingClientRect().top ?? 0) < window.innerHeight + AHEAD;
}

/** Resolves when a slot is nearly in view; never if aborted first. */
export const inSight = (slot: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isNear(slot)) return;
      stop();
      resolve();
    };
    const grown = new ResizeObserver(look);
    const stop = () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
    };
    signal.addEventListener('abort', stop);
    window.addEventListener('scroll', look, { passive: true });
    // Also reports the initial size.
    grown.observe(document.body);
  });

/** Resolves when the page has nothing else to do. */
export const atRest = () =>
  new Promise<void>((resolve) => {
    // WebKit lacks `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: REST_MS });
  });
