import { LANGUAGES, type Language } from '@vez/shared/contracts';
import type { ClosureReason, FailureReason, OfficeNoticeKind, RefusalReason } from '@vez/shared/domain';
import { cityLanguages, termsIn } from '../city/city';
import type { SmsKind } from './sms-kind';
import type zh_hant from '../locales/zh_hant.json';

type Texts = typeof zh_hant;
// eslint-disable-next-line @typescript-eslint/no-require-imports -- each file of the folder at once, which `import` only promises
const textsIn = (language: Language): Texts => require(`../locales/${language}.json`);
const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Texts
>;

const fill = (text: string, values: Record<string, string | number>, missing = (_name: string) => '') =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? missing(name)));

type RefusalText = RefusalReason | 'parameterMissing' | 'parameterInvalid';

/** The citizen's text for a reason. */
export const refusalText = (
  reason: RefusalText,
  language: Language,
  values: Record<string, string | number> = {},
): string => fill(TEXTS[language].refusal[reason], { ...termsIn(language), ...values });

/** The same with the names of its values: `{time}`. */
export const refusalPattern = (reason: RefusalReason, language: Language): string =>
  fill(TEXTS[language].refusal[reason], termsIn(language), (name) => `{${name}}`);

/** The text for a failure that the citizen has not caused. */
export const failureText = (
  reason: FailureReason,
  language: Language,
  values: Record<string, string | number>,
): string => fill(TEXTS[language].failure[reason], values);

/** @param byVideo for a remote counter, whose texts mention no hall */
export function smsText(
  kind: SmsKind,
  language: Language,
  values: Record<string, string | number>,
  byVideo = false,
): string {
  const { sms, smsByVideo } = TEXTS[language];
  return fill((byVideo ? { ...sms, ...smsByVideo } : sms)[kind], values);
}

/** Why an office is closed, as part of a sentence. */
export const closureReason = (reason: ClosureReason, language: Language): string =>
  TEXTS[language].closureReason[reason];

/** The ready text of a notice, in every language. */
export const readyNotice = (
  kind: Exclude<OfficeNoticeKind, 'own'>,
  values: Record<string, string | number>,
): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, fill(TEXTS[language].notice[kind], values)]));

/** Asks whether the holder of a booking is coming, in front of the link; if they said so, what to do otherwise. */
export const reminderAsk = (isComing: boolean, language: Language): string =>
  TEXTS[language].reminderAsk[isComing ? 'ifNot' : 'coming'];

/** The texts of the map page (API-74). */
export const mapTexts = (language: Language): Texts['map'] => TEXTS[language].map;

/** The kind of a public page, which selects its text. */
export type PageKind = keyof Texts['pages'];

/** Title and description of a public page, for results of web searches. */
export function pageText(
  kind: PageKind,
  language: Language,
  values: Record<string, string>,
): { title: string; description: string } {
  const { title, description } = TEXTS[language].pages[kind];
  return { title: fill(title, values), description: fill(description, values) };
}

/** Names as stored in the database; a missing language falls back to the others, the default one first. */
export type Names = Partial<Record<Language, string>>;
export const nameIn = (names: Names | null | undefined, language: Language): string =>
  names?.[language] || (names && firstOf(names)) || '';

/** A name in every language, for signs. */
export const namesIn = (names: Names | null | undefined): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(names, language)])) as Record<
    Language,
    string
  >;

function firstOf(names: Names): string | undefined {
  const language = [...cityLanguages(), ...LANGUAGES].find((known) => names[known]);
  return language && names[language];
}
