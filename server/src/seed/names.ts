import { Converter } from 'opencc-js';
import type { Names } from '../texts/texts';

export const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** Traditional Chinese, Portuguese, English; Simplified is made from Traditional. */
export type Named = [zh: string, pt: string, en: string];

export const names = ([zh_hant, pt_pt, en_us]: Named) =>
  ({
    zh_hant,
    zh_hans: toSimplified(zh_hant),
    pt_pt,
    en_us,
  }) satisfies Names;
