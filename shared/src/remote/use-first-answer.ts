import { useEffect, useState } from 'react';

/** How long a page waits for its live figures before it is shown without them. */
const PATIENCE_MS = 1_500;

/**
 * Whether a page may render: when its live figures have loaded or failed, or after a timeout. Parts that depend on the
 * figures are then in place from the first render, so that nothing moves under a finger.
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
