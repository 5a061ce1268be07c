/** A scanner types faster than any hand: at most so many ms from one character to the next. */
const MOST_MS = 30;
/** Shorter is a key that somebody pressed. */
const FEWEST_CHARACTERS = 6;

/** What was typed without a pause so far. `at` in milliseconds of one clock, whichever. */
export interface Typed {
  text: string;
  at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: -Infinity };

/**
 * Adds a key. `scanned` is the code that this key ended: a scanner ends each one with Enter. A key pressed by hand, such
 * as Enter alone, ends nothing.
 */
export function typeKey(before: Typed, key: string, at: number): { typed: Typed; scanned?: string } {
  const isQuick = at - before.at <= MOST_MS;
  if (key === 'Enter') {
    const isCode = isQuick && before.text.length >= FEWEST_CHARACTERS;
    return isCode ? { typed: NOTHING_TYPED, scanned: before.text } : { typed: NOTHING_TYPED };
  }
  // No code has a blank: it presses the button that has the focus.
  if (key === ' ') return { typed: NOTHING_TYPED };
  if (key.length !== 1) return { typed: isQuick ? { ...before, at } : NOTHING_TYPED };
  return { typed: { text: isQuick ? before.text + key : key, at } };
}
