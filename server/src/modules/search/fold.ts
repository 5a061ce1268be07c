import { Converter } from 'opencc-js';

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/**
 * One spelling for what means the same: Traditional and Simplified, accents and none, full and half width,
 * capitals and small letters.
 */
export const fold = (text: string): string =>
  toSimplified(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

const pairsOf = (text: string): Set<string> => {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** How well a folded keyword fits a folded text: 0 not at all, 1 exactly. */
export function fitOf(keyword: string, text: string): number {
  if (keyword === '' || text === '') return 0;
  if (text === keyword) return 1;
  if (text.startsWith(keyword)) return 0.9;
  if (` ${text}`.includes(` ${keyword}`)) return 0.8;
  if (text.includes(keyword)) return 0.7;
  const words = keyword.split(' ');
  if (words.length > 1 && words.every((word) => text.includes(word))) return 0.6;
  // Misspellings: pairs of letters in common, of those that the keyword has.
  if (keyword.length < 4) return 0;
  const wanted = pairsOf(keyword);
  const there = pairsOf(text);
  const shared = [...wanted].filter((pair) => there.has(pair)).length / wanted.size;
  return shared >= 0.6 ? shared * 0.5 : 0;
}
