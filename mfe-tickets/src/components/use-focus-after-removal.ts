import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused row is removed: to the row that takes its place, else to the previous one, or from
 * an emptied list to its heading. Rows are the `li` elements of the part, each with a link or a button.
 */
export function useFocusAfterRemoval(count: number) {
  const part = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const at = removedAt.current;
    const isFewer = count < before.current;
    before.current = count;
    if (at === undefined || !isFewer) return;
    removedAt.current = undefined;
    const row = [...(part.current?.querySelectorAll('li') ?? [])].at(Math.min(at, count - 1));
    const target = count === 0 ? undefined : row?.querySelector<HTMLElement>('a, button');
    (target ?? part.current)?.focus();
  }, [count]);
  return {
    part,
    remember(row: number) {
      removedAt.current = row;
    },
  };
}
