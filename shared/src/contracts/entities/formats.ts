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
/** An id or a token: nothing can be done with an empty one. Ours are UUIDs; a browser needs no more of them. */
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

/** What a browser takes an unknown word of an open set for. */
export const SAFE_WORDS = new Map<z.ZodType, string>();

/**
 * Words that another backend or a later release may add to. Our server sends these alone; a browser takes an
 * unknown one for `safe`, so that it costs no row (decision 100).
 */
export function openSet<const Words extends readonly [string, ...string[]]>(
  words: Words,
  safe: Words[number],
) {
  const schema = z.enum(words);
  SAFE_WORDS.set(schema, safe);
  return schema;
}
