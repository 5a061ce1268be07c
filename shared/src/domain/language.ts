// The one list of languages, which scripts read too. It stands by columns: a bundle takes those that it uses.
import table from './languages.json';

/** SHL-06: a language that texts are written in, by the name of its locale files. */
export type Language = keyof typeof table.name;

type PerLanguage = Readonly<Record<Language, string>>;

/** The value of `<html lang>`, which also picks font, hyphenation and screen-reader voice. */
export const HTML_LANG: PerLanguage = table.htmlLang;

/** What `Intl` takes; English dates are written day first. */
export const INTL_LOCALE: PerLanguage = table.intl;

/** How a day is written, such as `{Weekday}, {date} de {MonthName}`: a name with a capital has one, whatever `Intl` says. */
export const DAY_PATTERN: Readonly<Record<'full' | 'withoutYear' | 'month', PerLanguage>> = {
  full: table.fullDay,
  withoutYear: table.dayWithoutYear,
  month: table.month,
};

/** Each language by its own name, for the switcher. */
export const LANGUAGE_NAME: PerLanguage = table.name;

/** The same for where there is little room. */
export const LANGUAGE_SHORT: PerLanguage = table.short;

/** In the order of the list. Which of them a deployment offers is its configuration. */
export const LANGUAGES = /*#__PURE__*/ Object.keys(table.name) as readonly Language[];
