import { LANGUAGES, type Language } from '@vez/shared/domain';
import type { ServiceWords } from './office-settings';

export const LONGEST_NAME = 80;
export const MOST_NAMES = 100;

type Lines = Readonly<Record<Language, string>>;

/** The drawing, the other names of each language, and the phrases of each life event by its code; one a line. */
export interface WordsDraft {
  icon: string;
  lines: Lines;
  phrases: Readonly<Record<string, Lines>>;
}

export const linesOf = (items: readonly { language: Language; text: string }[]): Lines =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      items
        .filter((one) => one.language === language)
        .map(({ text }) => text)
        .join('\n'),
    ]),
  ) as Lines;

export const wordsDraftOf = ({ icon, otherNames, phrases = [] }: ServiceWords): WordsDraft => ({
  icon,
  lines: linesOf(otherNames.map(({ language, name }) => ({ language, text: name }))),
  phrases: Object.fromEntries(
    [...new Set(phrases.map(({ event }) => event))].map((event) => [
      event,
      linesOf(
        phrases
          .filter((one) => one.event === event)
          .map(({ language, phrase }) => ({ language, text: phrase })),
      ),
    ]),
  ),
});

const namesIn = (lines: string) => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
const textsIn = (lines: Lines) =>
  LANGUAGES.flatMap((language) => namesIn(lines[language]).map((text) => ({ language, text })));

/** Without spaces around names and phrases, empty lines and repetitions. */
export const wordsOf = ({ icon, lines, phrases }: WordsDraft): ServiceWords => ({
  icon,
  otherNames: textsIn(lines).map(({ language, text }) => ({ language, name: text })),
  phrases: Object.entries(phrases).flatMap(([event, of]) =>
    textsIn(of).map(({ language, text }) => ({ event, language, phrase: text })),
  ),
});

export interface WordsProblems {
  withoutIcon: boolean;
  /** The languages with a name that is too long. */
  tooLong: readonly Language[];
  /** The same for the phrases of each life event that has any. */
  tooLongPhrases: Readonly<Record<string, readonly Language[]>>;
  /** In all languages together: the names, or the phrases of one event. */
  tooMany: boolean;
}

const tooLongIn = (lines: Lines) =>
  LANGUAGES.filter((language) => namesIn(lines[language]).some((text) => text.length > LONGEST_NAME));

export function wordsProblems({ icon, lines, phrases }: WordsDraft): WordsProblems {
  const long = Object.entries(phrases).map(([event, of]) => [event, tooLongIn(of)] as const);
  return {
    withoutIcon: icon === '',
    tooLong: tooLongIn(lines),
    tooLongPhrases: Object.fromEntries(long.filter(([, languages]) => languages.length > 0)),
    tooMany: [lines, ...Object.values(phrases)].some((of) => textsIn(of).length > MOST_NAMES),
  };
}
