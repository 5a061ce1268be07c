import type { Pathname } from './location';

/** A heading that comes later than this is not waited for: moving the focus then would surprise. */
const HEADING_WAIT_MS = 5_000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After a navigation the new page begins at its top, and a screen reader at its heading (WCAG 2.4.3).
 * Not on going back, where the browser restores what was seen before.
 */
export function announceArrivals(pathname: Pathname): void {
  let stop = () => {};
  let goingBack = false;
  window.addEventListener(
    'popstate',
    (event) => {
      // Only the browser's own back and forward are trusted events; single-spa's are made by script.
      goingBack = event.isTrusted;
    },
    true,
  );
  pathname.subscribe(() => {
    stop();
    if (!goingBack) window.scrollTo(0, 0);
    goingBack = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const old = document.querySelector('main h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1') !== old && focusHeading()) stop();
    });
    const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
