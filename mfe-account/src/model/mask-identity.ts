const SHOWN = 2;

/** Enough of an ID number for its owner to know it again: 51••••67. */
export const maskIdentity = (text: string): string =>
  text.length <= 2 * SHOWN
    ? '•'.repeat(text.length)
    : text.slice(0, SHOWN) + '•'.repeat(text.length - 2 * SHOWN) + text.slice(-SHOWN);
