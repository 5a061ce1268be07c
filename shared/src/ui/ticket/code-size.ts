import { size } from '../theme/token';

/** Width of a bold figure, as a part of its size. */
const FIGURE_WIDTH = 0.62;
const lengthOf = (code: unknown) =>
  typeof code === 'string' || typeof code === 'number' ? String(code).length : 1;

/**
 * The font size at which a ticket's code fits: the requested size, or smaller for a long code.
 * @param width the available width, a CSS length
 * @param most letters per line; a longer code wraps, because smaller letters would be hard to read
 */
export const codeSize = (code: unknown, largest: number, width: string, most: number): string =>
  `min(${size(largest)}, calc(${width} / ${(Math.min(most, lengthOf(code)) * FIGURE_WIDTH).toFixed(2)}))`;
