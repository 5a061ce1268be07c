import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutSource } from './cut-source.mjs';
import { LEAN_I18NEXT } from './lean-i18next.mjs';

const fromShared = createRequire(createRequire(__filename).resolve('../../shared/package.json'));
const file = join(dirname(fromShared.resolve('i18next')), '..', 'esm', 'i18next.js');
const source = readFileSync(file, 'utf8');

/** The package as the shell carries it. */
function leanInstance() {
  const program = cutSource(source, LEAN_I18NEXT).replace(/\nexport \{[^}]*\};/, '\nreturn createInstance;');
  return new Function(program)()();
}

/** As `shared/src/i18n` uses it. */
function texts() {
  const i18n = leanInstance();
  void i18n.init({
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  i18n.addResourceBundle('pt_pt', 'translation', {
    ahead_one: '{{count}} pessoa',
    ahead_many: '{{count}} de pessoas',
    ahead_other: '{{count}} pessoas',
    nested: { title: 'A senha de {{who}}' },
    account: '{{account}}',
  });
  return i18n;
}

describe('i18next without what nothing of ours uses', () => {
  it('finds nested keys, plurals and values, in the language that it was switched to', async () => {
    const i18n = texts();
    expect(i18n.hasResourceBundle('pt_pt', 'translation')).toBe(true);
    expect(i18n.hasResourceBundle('en_us', 'translation')).toBe(false);
    await i18n.changeLanguage('pt_pt');
    expect(i18n.language).toBe('pt_pt');
    expect(i18n.t('nested.title', { who: '<Ana>' })).toBe('A senha de <Ana>');
    expect([1, 2, 1_000_000].map((count) => i18n.t('ahead', { count }))).toEqual([
      '1 pessoa',
      '2 pessoas',
      '1000000 de pessoas',
    ]);
    expect(i18n.t('missing')).toBe('missing');
    i18n.options.interpolation.defaultVariables = { account: 'Conta' };
    expect(i18n.t('account')).toBe('Conta');
  });

  it('tells its listeners of another language, and of words that came', async () => {
    const i18n = texts();
    const heard = jest.fn();
    i18n.on('languageChanged', heard);
    i18n.store.on('added', heard);
    await i18n.changeLanguage('pt_pt');
    i18n.addResourceBundle('en_us', 'translation', { a: 'a' });
    expect(heard.mock.calls.map(([language]) => language)).toEqual(['pt_pt', 'en_us']);
    expect(i18n.hasLoadedNamespace('translation')).toBe(true);
    expect(i18n.getFixedT('pt_pt')('ahead', { count: 1 })).toBe('1 pessoa');
  });
});

it('fails a build with an i18next that is written otherwise', () => {
  expect(() => cutSource(source.replace('class Connector', 'class Backend'), LEAN_I18NEXT)).toThrow(
    'no "class Connector',
  );
});
