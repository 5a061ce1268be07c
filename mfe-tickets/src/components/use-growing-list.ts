import { useState } from 'react';

/** The number of rows that users can scroll through without losing their place. */
const STEP = 20;

/** A long list in steps: the rows shown now, and a function that shows more. */
export function useGrowingList<Item>(items: readonly Item[]) {
  const [shown, setShown] = useState(STEP);
  return {
    items: items.slice(0, shown),
    more: items.length > shown ? () => setShown(shown + STEP) : undefined,
  };
}
