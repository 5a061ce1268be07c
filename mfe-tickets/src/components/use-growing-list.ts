import { useState } from 'react';

/** As many as a thumb scrolls through without getting lost. */
const STEP = 20;

/** A long list, some at a time: what is shown now, and the way to more. */
export function useGrowingList<Item>(items: readonly Item[]) {
  const [shown, setShown] = useState(STEP);
  return {
    items: items.slice(0, shown),
    more: items.length > shown ? () => setShown(shown + STEP) : undefined,
  };
}
