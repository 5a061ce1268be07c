import table from './languages.json';

/** SHL-06: a language that texts are written in, by the name of its locale files. */
export type Language = keyof typeof table;

interface LanguageTags {
  /** The value of `<html lang>`, which also picks font, hyphenation and screen-reader voice. */
  html: string;
  /** What `Intl` takes; English dates are written day first. */
  intl: string;
  /** The language by its own name, for the switcher. */
  name: string;
}

/** The one list of languages: scripts read the same JSON file. */
export const LANGUAGE_TAGS: Readonly<Record<Language, LanguageTags>> = table;

/** In the order of the list. Which of them a deployment offers is its configuration. */
export const LANGUAGES = Object.keys(table) as readonly Language[];
