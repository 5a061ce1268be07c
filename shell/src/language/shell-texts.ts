import type { Language } from '@vez/shared/contracts/client';
import { createTextSource, textsOf } from '@vez/shared/i18n';
import { createUiTextSource, loadUiTexts, type UiTexts } from '@vez/shared/ui';
import type zh_hant from '../locales/zh_hant.json';
import { pageData } from '../boot-data/page-data';

type Resource = typeof zh_hant;

/** The page carries all texts of its first language, which saves a request before the first view. */
interface PageTexts {
  language: Language;
  texts: Resource;
  parts: Omit<UiTexts, 'language'>;
}

const inPage = (language: Language): PageTexts | undefined => {
  const words = pageData<PageTexts>('vez-texts');
  return words?.language === language ? words : undefined;
};

// The chunk names match those of the parts' locale files, so that both share one file.
const load = (language: Language) =>
  import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`) as Promise<{
    default: object;
  }>;

export const shellTexts = createTextSource(async (language): Promise<{ default: object }> => {
  const words = inPage(language);
  return words ? { default: words.texts } : load(language);
});
export const useTexts = textsOf<Resource>();

/** The texts of the shared parts in the shell. */
export const partTexts = createUiTextSource(async (language) => {
  const words = inPage(language);
  return words ? { ...words.parts, language } : loadUiTexts(language);
});
