import { Converter } from 'opencc-js';

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** Spellings that are both in use in Macao and that no conversion of scripts unifies. */
const VARIANTS: [RegExp, string][] = [
  [/身分/g, '身份'],
  [/账/g, '帐'],
];

/**
 * One spelling for the same meaning: Traditional and Simplified, with and without accents, full and half width,
 * capitals and small letters.
 */
export const fold = (text: string): string =>
  VARIANTS.reduce(
    (folded, [variant, usual]) => folded.replace(variant, usual),
    toSimplified(
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  );
