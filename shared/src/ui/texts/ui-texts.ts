import { retryImport } from '../../chunks/retry-import';
import { INTL_LOCALE, type Language } from '../../domain';
import type english from './locales/en_us.json';
import type chinese from './locales/zh_hant.json';

type Counted<Key> = Key extends `${infer Stem}_one` ? Stem : never;
/** The texts that come in a form for each kind of count. */
export type CountedText = Counted<keyof typeof english>;

/** The words of the parts themselves, in one language: those every language has, plus its plural forms. */
export type UiTexts = typeof chinese &
  Partial<Record<`${CountedText}_${'one' | 'many'}`, string>> & { language: Language };

type LocaleModule = { default: Omit<UiTexts, 'language'> };

// The chunk names are those of a package's own locale files, so that a bundler puts both into one file.
const load = (language: Language): Promise<LocaleModule> =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`);

/** Loads the words of the parts in a language (SHL-06), once for each language. */
export async function loadUiTexts(language: Language): Promise<UiTexts> {
  const { default: texts } = await retryImport(() => load(language));
  return { ...texts, language };
}

/** `fill('Updated {{time}}', { time: '09:31' })` */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The form of a text that fits a count, such as “1 person ahead”; the count is still to be filled in. */
export function pluralForm(texts: UiTexts, stem: CountedText, count: number): string {
  const form = new Intl.PluralRules(INTL_LOCALE[texts.language]).select(count);
  const key = `${stem}_${form}` as keyof UiTexts;
  return (texts[key] as string | undefined) ?? texts[`${stem}_other`];
}
