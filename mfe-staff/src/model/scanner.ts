/** The longest pause in ms between two characters of a scanner; people type slower. */
const MOST_MS = 30;
/** Shorter input comes from a keyboard. */
const FEWEST_CHARACTERS = 6;

/** Characters typed without a pause. `at` is the time of the last one, in ms of any one clock. */
export interface Typed {
  text: string;
  at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: -Infinity };

/**
 * Adds a key. A scanner ends each code with Enter, which returns the code as `scanned`; an Enter pressed by hand returns
 * none.
 */
export function typeKey(before: Typed, key: string, at: number): { typed: Typed; scanned?: string } {
  const isQuick = at - before.at <= MOST_MS;
  if (key === 'Enter') {
    const isCode = isQuick && before.text.length >= FEWEST_CHARACTERS;
    return isCode ? { typed: NOTHING_TYPED, scanned: before.text } : { typed: NOTHING_TYPED };
  }
  // Codes contain no spaces: Space presses the focused button.
  if (key === ' ') return { typed: NOTHING_TYPED };
  if (key.length !== 1) return { typed: isQuick ? { ...before, at } : NOTHING_TYPED };
  return { typed: { text: isQuick ? before.text + key : key, at } };
}
