/** What an ID number of the city looks like: its lengths, and what it matches as a whole (VAL-18). */
export interface IdNumberRule {
  lengths: readonly number[];
  /** A regular expression. */
  pattern: string;
}

/** What is wrong with an ID number, by the rule of the city (VAL-18); undefined where it is right. */
export function idNumberProblem(
  text: string,
  { lengths, pattern }: IdNumberRule,
): 'length' | 'form' | undefined {
  if (!lengths.includes(text.length)) return 'length';
  return new RegExp(`^(?:${pattern})$`, 'u').test(text) ? undefined : 'form';
}
