import { wordsOf } from './fold';
import { editsBetween } from './edits';

const HAN = /\p{Script=Han}/u;

/** How well a folded keyword fits one folded text as typed: 0 not at all, 1 exactly. */
export function fitOf(keyword: string, text: string): number {
  if (keyword === '' || text === '') return 0;
  if (text === keyword) return 1;
  if (text.startsWith(keyword)) return 0.9;
  if (` ${text}`.includes(` ${keyword}`)) return 0.8;
  return text.includes(keyword) ? 0.7 : 0;
}

/** One slip in four letters, two in eight; of shorter words every slip makes another word. */
const slipsAllowed = (word: string) => Math.min(2, Math.floor(word.length / 4));

/** The fewest slips that make a word of what a text says; nothing where it takes too many. */
function slipsIn(word: string, text: string): number | undefined {
  const allowed = slipsAllowed(word);
  if (allowed === 0) return text.includes(word) ? 0 : undefined;
  // Chinese has no spaces: the word may begin anywhere. Elsewhere it is the beginning of a word.
  const anywhere = HAN.test(word);
  const parts = (anywhere ? [text] : text.split(' ')).filter(({ length }) => length >= word.length - allowed);
  const fewest = Math.min(...parts.map((part) => editsBetween(word, part, { anywhere, most: allowed })));
  return fewest <= allowed ? fewest : undefined;
}

/** The keyword’s words one by one, in any order and any language of the entry. */
function fitOfWords(words: string[], spellings: readonly string[]): number {
  const fits = words.map((word) => Math.max(...spellings.map((text) => fitOf(word, text))));
  return fits.every((fit) => fit > 0) ? 0.5 + 0.1 * (sum(fits) / fits.length) : 0;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** How well a folded keyword fits, as it was typed, whatever goes by these folded names. */
export function fitAsTyped(keyword: string, spellings: readonly string[]): number {
  const whole = Math.max(...spellings.map((text) => fitOf(keyword, text)));
  return whole > 0 || keyword === '' ? whole : fitOfWords(wordsOf(keyword), spellings);
}

/** How well it fits if something in it was misspelt. */
export function fitWithSlips(keyword: string, spellings: readonly string[]): number {
  if (keyword === '') return 0;
  let slips = 0;
  for (const word of wordsOf(keyword)) {
    const found = spellings.flatMap((text) => slipsIn(word, text) ?? []);
    if (found.length === 0) return 0;
    slips += Math.min(...found);
  }
  return 1 / (1 + slips);
}
