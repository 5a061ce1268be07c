const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: Unicode lists the ten of each from 0 to 9, without a gap. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * Typed text with ASCII digits, as rules and calls expect them (VAL-23): Arabic, Persian, Devanagari and other
 * keyboards have digits of their own, Chinese ones full-width digits and signs.
 */
export const asciiDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);
