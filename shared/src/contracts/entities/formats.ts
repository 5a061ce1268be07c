import { z } from 'zod';
import { isInstant, isWebAddress, isWireDay, isWireTime } from '../answers/formats';

/** DD/MM/YYYY, a day that the calendar has. */
export const realDay = z.string().refine(isWireDay);
/** The same, or empty where it does not apply. */
export const realDayOrEmpty = z.string().refine((text) => text === '' || isWireDay(text));
/** HH:mm, 24 hours. */
export const realTime = z.string().refine(isWireTime);
export const realTimeOrEmpty = z.string().refine((text) => text === '' || isWireTime(text));
/** ISO 8601 */
export const instant = z.string().refine(isInstant);
export const webAddress = z.string().refine(isWebAddress);
/** An id or a token, which must not be empty. Ours are UUIDs, but a browser need not check that. */
export const nonEmpty = z.string().min(1);
export const count = z.int().min(0);
export const weekday = z.int().min(0).max(6);

/** The letter for each of these in the generated shapes of answers; see `answers/fit-answer.ts`. */
export const FORMAT_LETTERS = new Map<z.ZodType, string>([
  [realDay, 'd'],
  [realDayOrEmpty, 'D'],
  [realTime, 't'],
  [realTimeOrEmpty, 'T'],
  [instant, 'z'],
  [webAddress, 'w'],
  [nonEmpty, 'S'],
  [count, 'c'],
  [weekday, 'y'],
]);

/** The word that replaces an unknown word of each open set in a browser. */
export const SAFE_WORDS = new Map<z.ZodType, string>();

/**
 * A set of words that another backend or a later release may extend. Our server sends only these; a browser replaces
 * an unknown word with `safe`, so that no row is lost (decision 100).
 */
export function openSet<const Words extends readonly [string, ...string[]]>(
  words: Words,
  safe: Words[number],
) {
  const schema = z.enum(words);
  SAFE_WORDS.set(schema, safe);
  return schema;
}
