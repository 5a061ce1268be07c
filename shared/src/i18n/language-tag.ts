import type { Language } from '../contracts/bridge';

/** The value of `<html lang>`, which also picks font, hyphenation and screen-reader voice. */
export const HTML_LANG: Record<Language, string> = {
  zh_hant: 'zh-Hant-MO',
  zh_hans: 'zh-Hans',
  pt_pt: 'pt-PT',
  en_us: 'en',
};

/** What `Intl` takes; English dates are written day first. */
export const INTL_LOCALE: Record<Language, string> = {
  zh_hant: 'zh-Hant-MO',
  zh_hans: 'zh-Hans-CN',
  pt_pt: 'pt-PT',
  en_us: 'en-GB',
};

/** Each language by its own name, for the switcher. */
export const LANGUAGE_NAME: Record<Language, string> = {
  zh_hant: '繁體中文',
  zh_hans: '简体中文',
  pt_pt: 'Português',
  en_us: 'English',
};
