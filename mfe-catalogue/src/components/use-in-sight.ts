import { useEffect, useState, type RefObject } from 'react';

/** Loads rows shortly before they scroll into view. */
const AHEAD = '200px';

/** Whether an element is nearly in view; always true in browsers without `IntersectionObserver`. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (of.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { rootMargin: AHEAD },
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return isInSight;
}
