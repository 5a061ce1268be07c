/** Rows that the list shows at once. */
const PAGE = 7;

/** Where a key leads in a list; undefined for a key that does not move. Home and End belong to the search field. */
export function targetOf(key: string, active: number, last: number): number | undefined {
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(active + PAGE, last);
  return key === 'PageUp' ? Math.max(active - PAGE, 0) : undefined;
}
