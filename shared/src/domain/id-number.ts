/** The format of the city's ID numbers: their lengths, and a pattern for the whole number (VAL-18). */
export interface IdNumberRule {
  lengths: readonly number[];
  /** A regular expression. */
  pattern: string;
}

/** The error of an ID number by the city's rule (VAL-18); undefined if it is valid. */
export function idNumberProblem(
  text: string,
  { lengths, pattern }: IdNumberRule,
): 'length' | 'form' | undefined {
  if (!lengths.includes(text.length)) return 'length';
  return new RegExp(`^(?:${pattern})$`, 'u').test(text) ? undefined : 'form';
}
