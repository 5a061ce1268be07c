import { COUNTRIES, countryName, type Country } from '../../phone';

export type NamedCountry = Country & { name: string };

/** Macao, Hong Kong and the mainland stand first, whatever they are called (DAT-66). */
const FIRST = 3;

/** The countries with their names, those after the first three in the order of the language. */
export function namedCountries(locale: string, mainland: string): NamedCountry[] {
  const named = COUNTRIES.map((country) => ({
    ...country,
    name: country.iso === 'CN' ? mainland : countryName(country.iso, locale),
  }));
  const { compare } = new Intl.Collator(locale);
  return [
    ...named.slice(0, FIRST),
    ...named.slice(FIRST).sort((one, other) => compare(one.name, other.name)),
  ];
}
