import { LANGUAGE_TAGS, LANGUAGES } from './language';

it('lists the four languages with tags that the platform knows [SHL-06]', () => {
  expect(LANGUAGES).toEqual(['zh_hant', 'zh_hans', 'pt_pt', 'en_us']);
  for (const { html, intl } of Object.values(LANGUAGE_TAGS)) {
    expect(Intl.getCanonicalLocales([html, intl])).toEqual([...new Set([html, intl])]);
    expect(Intl.DateTimeFormat.supportedLocalesOf([intl])).toHaveLength(1);
  }
});
