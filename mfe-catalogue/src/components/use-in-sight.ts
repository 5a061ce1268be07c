import { useEffect, useState, type RefObject } from 'react';

/** So that what is scrolled to is known when it comes. */
const AHEAD = '200px';

/** Whether an element is in sight, or soon will be; always where a browser cannot tell. */
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
