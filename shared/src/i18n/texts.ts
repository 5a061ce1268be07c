import { useCallback, useContext, useSyncExternalStore } from 'react';
import { createInstance, type i18n } from 'i18next';
import { I18nContext } from 'react-i18next';
import { retryImport } from '../chunks/retry-import';
import type { Language } from '../domain';

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;
/** The keys of a locale file: nested ones joined by dots, plurals by their common stem. */
export type TextKey<Resource> = {
  [Key in keyof Resource & string]: Resource[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Resource[Key]>}`;
}[keyof Resource & string];

export type Translate<Resource> = (
  key: TextKey<Resource>,
  values?: Record<string, string | number>,
) => string;

type LocaleModule = { default: object };

interface Words {
  t: i18n['t'];
  language: Language;
}

/** One function for all components: react-i18next's hook would create a copy of the instance for each. */
const wordsNow = new WeakMap<i18n, Words>();

function wordsOf(i18n: i18n): Words {
  const before = wordsNow.get(i18n);
  if (before !== undefined) return before;
  const language = i18n.language as Language;
  const words = { t: i18n.getFixedT(language), language };
  wordsNow.set(i18n, words);
  return words;
}

/** The texts of one package: its own i18next instance, with a file per language, loaded on demand. */
export interface TextSource {
  i18n: i18n;
  /**
   * Loads the language's file, once, and switches to it.
   * @param terms the values of `{{account}}` and similar placeholders
   */
  use(language: Language, terms?: Readonly<Record<string, string>>): Promise<void>;
}

/**
 * Texts of a remote or of the shell (SHL-06). Two packages never share keys.
 * @param load imports the locale file of a language, so that the bundler creates a chunk for each.
 */
export function createTextSource(load: (language: Language) => Promise<LocaleModule>): TextSource {
  const i18n = createInstance();
  void i18n.init({
    lng: undefined,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: {},
    // React renders text, not markup, so nothing needs escaping a second time.
    interpolation: { escapeValue: false },
  });
  // Before any component is notified.
  i18n.on('languageChanged', () => void wordsNow.delete(i18n));
  return {
    i18n,
    async use(language, terms) {
      if (!i18n.hasResourceBundle(language, 'translation')) {
        const { default: resource } = await retryImport(() => load(language));
        i18n.addResourceBundle(language, 'translation', resource);
      }
      if (terms !== undefined) i18n.options.interpolation!.defaultVariables = { ...terms };
      await i18n.changeLanguage(language);
    },
  };
}

/**
 * Creates a typed `useTexts` for one package: its texts and their language. Components must take the language from
 * here: while a file of texts loads, the page's language is already another. The keys are those of the `zh_hant` file:
 * `export const useTexts = textsOf<typeof import('./locales/zh_hant.json')>();`
 */
export const textsOf =
  <Resource extends object>() =>
  (): { t: Translate<Resource>; language: Language } => {
    const { i18n } = useContext(I18nContext);
    const watch = useCallback(
      (onChange: () => void) => {
        i18n.on('languageChanged', onChange);
        return () => i18n.off('languageChanged', onChange);
      },
      [i18n],
    );
    const now = () => wordsOf(i18n);
    const { t, language } = useSyncExternalStore(watch, now, now);
    return { t: t as unknown as Translate<Resource>, language };
  };
