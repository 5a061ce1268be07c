import type { Key, ReactNode } from 'react';

/** A row of 64 and its hairline, in px: what is known of a row before it was drawn. */
export const USUAL_ROW = 65;

export interface RowsOf<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  row(item: Item, at: number): ReactNode;
  /** The height of a row in px, where it is not the usual one. */
  height?: number;
}
