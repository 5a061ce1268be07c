import { useLayoutEffect, type RefObject } from 'react';

/** How much of the window's foot is taken, in px: what floats above the page stays above that. */
const FOOT = '--foot-height';

/** Tells the rest of the page how high a bar is while it sticks to the window's foot. */
export function useFootHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      const sticks = getComputedStyle(current).position === 'sticky';
      root.setProperty(FOOT, `${sticks ? current.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty(FOOT);
    };
  }, [bar]);
}
