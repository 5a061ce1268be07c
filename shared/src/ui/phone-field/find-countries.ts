import { asciiDigits, countryName, INTL_LOCALE } from '../../domain';
import type { NamedCountry } from './named-countries';

/** Without accents, capitals and what is between words, so that “sao tome” finds São Tomé. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = new Map<string, string>();

/** A country's names in all our languages and its two letters, as one text in which each name stands after a space. */
function searchText({ iso, name }: NamedCountry): string {
  const inOthers =
    namesOf.get(iso) ??
    Object.values(INTL_LOCALE)
      .map((locale) => plain(countryName(iso, locale)))
      .join(' ');
  namesOf.set(iso, inOthers);
  return ` ${plain(name)} ${inOthers} ${iso.toLowerCase()}`;
}

/** Chinese has no spaces between words: a character may stand anywhere in a name. */
const HAN = /\p{Script=Han}/u;

/**
 * The countries that a typed text means: by dial code, with or without plus or zeros, or by the beginning of a word
 * of a name in any of our languages. Those whose shown name begins with it come first; else the order stays.
 */
export function findCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const text = plain(asciiDigits(typed));
  if (text === '') return countries;
  if (/^\d+$/.test(text.replaceAll(' ', ''))) {
    const digits = text.replaceAll(' ', '').replace(/^00/, '');
    return countries.filter(({ area }) => area.startsWith(digits));
  }
  const part = HAN.test(text) ? text : ` ${text}`;
  const found = countries.filter((country) => searchText(country).includes(part));
  const begins = ({ name }: NamedCountry) => plain(name).startsWith(text);
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}
