import { useLayoutEffect, type RefObject } from 'react';

/** The height of the bar at the window's foot, in px; floating elements stay above it. */
const FOOT = '--foot-height';

/** Publishes the height of a bar while it sticks to the window's foot. */
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
