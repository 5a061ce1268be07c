import type { Key, ReactNode } from 'react';

/** A row of 64 and its hairline, in px: the estimate for a row that has not been rendered. */
export const USUAL_ROW = 65;

export interface RowsOf<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  row(item: Item, at: number): ReactNode;
  /** The height of a row in px; `USUAL_ROW` by default. */
  height?: number;
}
