import type { IdNumberRule } from '../contracts/bridge';

/** What is wrong with a filled-in ID number, by the rule of the city (VAL-18). */
export function idNumberProblem(
  text: string,
  { lengths, pattern }: IdNumberRule,
): 'length' | 'form' | undefined {
  if (!lengths.includes(text.length)) return 'length';
  return new RegExp(`^(?:${pattern})$`, 'u').test(text) ? undefined : 'form';
}
