import { LANGUAGES, type Language } from '@vez/shared/contracts';
import { INTL_LOCALE } from '@vez/shared/domain';

const scriptOf = (locale: Intl.Locale) => {
  const { language, script } = locale.maximize();
  return `${language}-${script}`;
};
const OURS = LANGUAGES.map((name) => ({ name, locale: new Intl.Locale(INTL_LOCALE[name]) }));

/**
 * `zh-TW` and `zh-HK` use the script of `zh_hant`. A bare tag such as `zh` selects our first variant of the
 * language.
 */
function languageOfTag(tag: string): Language | undefined {
  let wished: Intl.Locale;
  try {
    wished = new Intl.Locale(tag);
  } catch {
    return undefined;
  }
  const saysMore = wished.script !== undefined || wished.region !== undefined;
  return OURS.find(({ locale }) =>
    saysMore ? scriptOf(locale) === scriptOf(wished) : locale.language === wished.language,
  )?.name;
}

/**
 * Our languages from an `Accept-Language` header, in its order. Browsers list the preferred language first.
 * @param header such as `pt-PT,pt;q=0.9,en;q=0.8`
 */
export const acceptedLanguages = (header = ''): Language[] =>
  header
    .split(',')
    .map((part) => part.replace(/;.*/, '').trim())
    // A missing header yields one empty tag, which would throw.
    .filter((tag) => tag !== '')
    .map(languageOfTag)
    .filter((language) => language !== undefined);
