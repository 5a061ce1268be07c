import { retryImport } from '@vez/shared/chunks';
import type { Language } from '@vez/shared/contracts/client';
import { createTextSource, textsOf, type Translate } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

const load = (language: Language): Promise<{ default: typeof zh_hant }> =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`);

export const texts = createTextSource(load);
export const useTexts = textsOf<typeof zh_hant>();

/** Texts of one language, independent of the page's: signs and slips use several at once. */
export type SignWords = Translate<typeof zh_hant>;

export async function loadSignWords(language: Language): Promise<SignWords> {
  const { default: words } = await retryImport(() => load(language));
  if (!texts.i18n.hasResourceBundle(language, 'translation'))
    texts.i18n.addResourceBundle(language, 'translation', words);
  return texts.i18n.getFixedT(language) as unknown as SignWords;
}
