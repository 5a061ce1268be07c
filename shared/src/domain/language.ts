// The list of languages, which scripts read, too. Stored by column, so that a bundle includes only those it uses.
import table from './languages.json';

/** A language of the texts, by the name of its locale files (SHL-06). */
export type Language = keyof typeof table.name;

type PerLanguage = Readonly<Record<Language, string>>;

/** The value of `<html lang>`, which also selects font, hyphenation and screen-reader voice. */
export const HTML_LANG: PerLanguage = table.htmlLang;

/** The locale for `Intl`; English dates are written day first. */
export const INTL_LOCALE: PerLanguage = table.intl;

/** The format of a day, such as `{Weekday}, {date} de {MonthName}`; a capitalised name overrides the case of `Intl`. */
export const DAY_PATTERN: Readonly<Record<'full' | 'withoutYear' | 'month', PerLanguage>> = {
  full: table.fullDay,
  withoutYear: table.dayWithoutYear,
  month: table.month,
};

/** Each language's own name, for the switcher. */
export const LANGUAGE_NAME: PerLanguage = table.name;

/** The same for narrow places. */
export const LANGUAGE_SHORT: PerLanguage = table.short;

/** All languages, in the order of the list. The deployment's configuration selects those that it offers. */
export const LANGUAGES = /*#__PURE__*/ Object.keys(table.name) as readonly Language[];
