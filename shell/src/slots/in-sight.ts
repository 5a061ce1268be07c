/** In pixels: what comes into sight soon is there by then. */
const AHEAD = 200;
/** A page that never rests shows it all the same. */
const REST_MS = 2_000;

/** An empty slot stands out of the flow, and has no position of its own: what stands before it has. */
function isNear({ previousElementSibling, parentElement }: Element): boolean {
  const end = previousElementSibling?.getBoundingClientRect().bottom;
  return (end ?? parentElement?.getBoundingClientRect().top ?? 0) < window.innerHeight + AHEAD;
}

/** Resolves once a slot is nearly in sight; never where that is given up before. */
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
    // Tells of the size that it has, too.
    grown.observe(document.body);
  });

/** Resolves when the page has nothing else to do. */
export const atRest = () =>
  new Promise<void>((resolve) => {
    // WebKit has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: REST_MS });
  });
