import { COUNTRIES, countryName, countryOfArea, type Country } from '../../domain';

export type NamedCountry = Country & { name: string };

/** The countries with their names: those of the first areas, then all others in the order of the language (DAT-66). */
export function namedCountries(locale: string, mainland: string, first: readonly string[]): NamedCountry[] {
  const heads = first.flatMap((area) => countryOfArea(area)?.iso ?? []);
  const named = COUNTRIES.map((country) => ({
    ...country,
    name: country.iso === 'CN' ? mainland : countryName(country.iso, locale),
  }));
  const { compare } = new Intl.Collator(locale);
  const isHead = ({ iso }: Country) => heads.includes(iso);
  return [
    ...named.filter(isHead).sort((one, other) => heads.indexOf(one.iso) - heads.indexOf(other.iso)),
    ...named.filter((country) => !isHead(country)).sort((one, other) => compare(one.name, other.name)),
  ];
}
