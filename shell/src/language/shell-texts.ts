import type { Language } from '@vez/shared/contracts/client';
import { createTextSource, textsOf } from '@vez/shared/i18n';
import { createUiTextSource, loadUiTexts, type UiTexts } from '@vez/shared/ui';
import type zh_hant from '../locales/zh_hant.json';
import { pageData } from '../page/page-data';

type Resource = typeof zh_hant;

/** The page carries all words of its first language, which saves a request before the first view. */
interface PageTexts {
  language: Language;
  texts: Resource;
  parts: Omit<UiTexts, 'language'>;
}

const inPage = (language: Language): PageTexts | undefined => {
  const words = pageData<PageTexts>('vez-texts');
  return words?.language === language ? words : undefined;
};

// The chunk names are those of the parts' own locale files, so that both come in one file.
const LOAD = {
  zh_hant: () => import(/* webpackChunkName: "locale-zh_hant-json" */ '../locales/zh_hant.json'),
  zh_hans: () => import(/* webpackChunkName: "locale-zh_hans-json" */ '../locales/zh_hans.json'),
  pt_pt: () => import(/* webpackChunkName: "locale-pt_pt-json" */ '../locales/pt_pt.json'),
  en_us: () => import(/* webpackChunkName: "locale-en_us-json" */ '../locales/en_us.json'),
};

export const shellTexts = createTextSource(async (language): Promise<{ default: object }> => {
  const words = inPage(language);
  return words ? { default: words.texts } : LOAD[language]();
});
export const useTexts = textsOf<Resource>();

/** The words of the shared parts, as the shell shows them. */
export const partTexts = createUiTextSource(async (language) => {
  const words = inPage(language);
  return words ? { ...words.parts, language } : loadUiTexts(language);
});
