import { Converter } from 'opencc-js';

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** Spellings that stand side by side in Macao and that no conversion of scripts makes one. */
const VARIANTS: [RegExp, string][] = [
  [/身分/g, '身份'],
  [/账/g, '帐'],
];

/**
 * One spelling for what means the same: Traditional and Simplified, accents and none, full and half width,
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
