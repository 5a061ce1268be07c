/** Folds a character for comparison: without accents, in lower case. The result may have several letters, or none. */
const fold = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const foldAll = (text: string) => [...text].map(fold).join('');
const wordsOf = (keyword: string) => foldAll(keyword).split(/\s+/).filter(Boolean);

/**
 * Creates a search for names that contain every word of a keyword, ignoring accents and case. The names are folded
 * only once, because that takes longer than the search.
 */
export function finderOf<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const folded = items.map((item) => foldAll(nameOf(item)));
  return (keyword: string): readonly Item[] => {
    const words = wordsOf(keyword);
    return words.length === 0
      ? items
      : items.filter((_, at) => words.every((word) => folded[at]!.includes(word)));
  };
}

export interface Part {
  text: string;
  /** It matches the keyword. */
  matched: boolean;
}

/**
 * Splits a text into parts for marking matches. Without a match, it returns one part: the name may have been found by
 * its spelling in another language.
 */
export function partsOf(text: string, keyword: string): Part[] {
  const characters = [...text];
  const folded = characters.map(fold);
  const whole = folded.join('');
  // Maps each unit of the folded text to its original character.
  const origin = folded.flatMap((letters, at) => Array<number>(letters.length).fill(at));
  const marked = new Set<number>();
  for (const word of wordsOf(keyword)) {
    const begin = whole.indexOf(word);
    if (begin >= 0) origin.slice(begin, begin + word.length).forEach((at) => marked.add(at));
  }
  const parts: Part[] = [];
  characters.forEach((character, at) => {
    const matched = marked.has(at);
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += character;
    else parts.push({ text: character, matched });
  });
  return parts;
}
