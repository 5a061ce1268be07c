import { isHan } from './words';

/** Words like “my” and “de”: they mean little, and are in most names. */
const SHORT = 3;
/** A word of another script counts like two Chinese characters. */
const WORD_WEIGHT = 2;

/** A word that says something by itself; a number does. */
export const isTelling = (word: string) => isHan(word) || word.length >= SHORT || /\d/.test(word);

/** How many characters of a Chinese text are part of a pair that was found. */
function lettersFound(han: string, found: ReadonlySet<string>): number {
  const letters = [...han];
  if (letters.length === 1) return Number(found.has(han));
  const isPair = (at: number) => found.has(`${letters[at]}${letters[at + 1]}`);
  return letters.filter((_, at) => isPair(at) || isPair(at - 1)).length;
}

/** The share of the typed words that was found: 0 to 1. Short words count only if there are no others. */
export function shareFound(words: readonly string[], found: ReadonlySet<string>): number {
  const telling = words.filter(isTelling);
  const counted = telling.length > 0 ? telling : words;
  let [hit, whole] = [0, 0];
  for (const word of counted) {
    whole += isHan(word) ? [...word].length : WORD_WEIGHT;
    if (isHan(word)) hit += lettersFound(word, found);
    else if (found.has(word)) hit += WORD_WEIGHT;
  }
  return whole === 0 ? 0 : hit / whole;
}
