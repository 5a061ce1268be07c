import type { Language } from '@vez/shared/contracts/client';
import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from '../locales/zh_hant.json';
import { pageData } from '../page/page-data';

type Resource = typeof zh_hant;

const LOAD = {
  zh_hant: () => import(/* webpackChunkName: "zh_hant" */ '../locales/zh_hant.json'),
  zh_hans: () => import(/* webpackChunkName: "zh_hans" */ '../locales/zh_hans.json'),
  pt_pt: () => import(/* webpackChunkName: "pt_pt" */ '../locales/pt_pt.json'),
  en_us: () => import(/* webpackChunkName: "en_us" */ '../locales/en_us.json'),
};

/** The page carries the shell's texts of its first language, which saves a request before the first view. */
async function load(language: Language): Promise<{ default: object }> {
  const inPage = pageData<{ language: Language; texts: Resource }>('vez-texts');
  return inPage?.language === language ? { default: inPage.texts } : LOAD[language]();
}

export const shellTexts = createTextSource(load);
export const useTexts = textsOf<Resource>();
