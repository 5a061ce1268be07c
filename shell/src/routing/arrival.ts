import type { Pathname } from './location';

/** The longest wait for a heading, in ms: moving the focus later would surprise. */
const HEADING_WAIT_MS = 5_000;

const headingOf = () => document.querySelector<HTMLElement>('main h1');

/** Once the new page was laid out for its first frame: to focus before that would lay it out a second time. */
function focusHeading(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const heading = headingOf();
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }),
  );
}

/**
 * After a navigation the new page begins at its top, and a screen reader at its heading (WCAG 2.4.3).
 * Not on going back, where the browser restores what was seen before.
 */
export function announceArrivals(pathname: Pathname): void {
  let stop = () => {};
  pathname.subscribe(() => {
    stop();
    if (!pathname.isReturn()) window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const old = headingOf();
    const observer = new MutationObserver(() => {
      const heading = headingOf();
      if (heading === null || heading === old) return;
      stop();
      focusHeading();
    });
    const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
