import { size } from '../theme/token';

/** Width of a bold figure, as a part of its size. */
const FIGURE_WIDTH = 0.62;
const lengthOf = (code: unknown) =>
  typeof code === 'string' || typeof code === 'number' ? String(code).length : 1;

/**
 * The size of a ticket's code, so that it is seen whole: as large as asked for, or as its length leaves room for.
 * @param width what there is room in: a CSS length
 * @param most letters of a line; a longer code goes on in a second one, as any smaller would be hard to read
 */
export const codeSize = (code: unknown, largest: number, width: string, most: number): string =>
  `min(${size(largest)}, calc(${width} / ${(Math.min(most, lengthOf(code)) * FIGURE_WIDTH).toFixed(2)}))`;
