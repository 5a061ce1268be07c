import { useEffect, useState } from 'react';

/** How long a page waits for its live figures before it is shown without them. */
const PATIENCE_MS = 1_500;

/**
 * Whether a page may be painted: once its live figures are there or cannot be had, and at the latest after a
 * while. What they decide is in its place from the first painting on, and nothing moves under a finger.
 */
export function useFirstAnswer(isSettled: boolean): boolean {
  const [isPatienceOver, setPatienceOver] = useState(false);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setPatienceOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isSettled || isPatienceOver;
}
