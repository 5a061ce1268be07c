import type { Pathname } from './location';

/** The longest wait for a heading, in ms: moving the focus later would surprise. */
const HEADING_WAIT_MS = 5_000;

const headingOf = () => document.querySelector<HTMLElement>('main h1');

/** Focuses the heading after the first frame: focusing earlier would force a second layout. */
function focusHeading(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const heading = headingOf();
      // A page may have moved the focus itself, to a result.
      if (!heading || document.querySelector('main :focus')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }),
  );
}

/**
 * After a navigation, scrolls to the top and moves a screen reader to the heading (WCAG 2.4.3). On Back, the
 * browser restores the previous position instead.
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
