import { HTML_LANG, INTL_LOCALE, LANGUAGE_NAME, LANGUAGES } from './language';

it('lists the four languages first, each with tags that the platform supports [SHL-06]', () => {
  expect(LANGUAGES.slice(0, 4)).toEqual(['zh_hant', 'zh_hans', 'pt_pt', 'en_us']);
  for (const table of [HTML_LANG, INTL_LOCALE, LANGUAGE_NAME]) expect(Object.keys(table)).toEqual(LANGUAGES);
  for (const tag of [...Object.values(HTML_LANG), ...Object.values(INTL_LOCALE)]) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  }
  expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(INTL_LOCALE))).toHaveLength(LANGUAGES.length);
});
