import { LANGUAGES } from '@vez/shared/contracts';
import { HTML_LANG, INTL_LOCALE } from '@vez/shared/domain';
import { acceptedLanguages } from './accepted-languages';

it('finds each language of the list by its own tags [SHL-06]', () => {
  for (const language of LANGUAGES) {
    expect(acceptedLanguages(INTL_LOCALE[language])).toEqual([language]);
    expect(acceptedLanguages(HTML_LANG[language])).toEqual([language]);
  }
});

it.each([
  ['zh-TW', 'zh_hant'],
  ['zh-HK', 'zh_hant'],
  ['zh', 'zh_hant'],
  ['zh-CN', 'zh_hans'],
  ['zh-SG', 'zh_hans'],
  ['zh-Hans-MO', 'zh_hans'],
  ['pt-BR', 'pt_pt'],
  ['en-US', 'en_us'],
])('takes %s for %s', (tag, language) => {
  expect(acceptedLanguages(tag)).toEqual([language]);
});

it('keeps the order of the header, and omits languages without texts', () => {
  expect(acceptedLanguages('xh,pt-PT;q=0.9, EN;q=0.8')).toEqual(['pt_pt', 'en_us']);
  expect(acceptedLanguages('*;q=9,,,;')).toEqual([]);
  expect(acceptedLanguages(undefined)).toEqual([]);
});
