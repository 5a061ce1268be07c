const SHOWN = 2;

/** Masks an ID number so that its owner still recognises it: 51••••67. */
export const maskIdentity = (text: string): string =>
  text.length <= 2 * SHOWN
    ? '•'.repeat(text.length)
    : text.slice(0, SHOWN) + '•'.repeat(text.length - 2 * SHOWN) + text.slice(-SHOWN);
