import { COUNTRY_TABLE } from './country-table';

/** A country or region that has mobile numbers. */
export interface Country {
  /** ISO 3166 code of two letters; its name comes from `countryName`. */
  iso: string;
  /** Dial code without plus, such as `351` (DAT-66). */
  area: string;
  /** Possible lengths of its mobile numbers. */
  lengths: readonly number[];
}

const ENTRY = /^([A-Z]{2})(\d+):([\d,]+)$/;

function parse(entry: string): Country[] {
  const [, iso, area, lengths] = ENTRY.exec(entry) ?? [];
  if (iso === undefined || area === undefined || lengths === undefined) return [];
  return [{ iso, area, lengths: lengths.split(',').map(Number) }];
}

/** Countries with their dial codes (DAT-67). */
export const COUNTRIES: readonly Country[] = COUNTRY_TABLE.trim().split(/\s+/).flatMap(parse);

const FIRST_OF_AREA = new Map([...COUNTRIES].reverse().map((country) => [country.area, country]));

/** The main country of a dial code: `1` is the United States, though Canada shares it. */
export const countryOfArea = (area: string): Country | undefined => FIRST_OF_AREA.get(area);

/** The lengths of mobile numbers under a dial code, over all countries that share it. */
export const lengthsOfArea = (area: string): number[] => [
  ...new Set(COUNTRIES.filter((country) => country.area === area).flatMap(({ lengths }) => lengths)),
];

/** The dial code at the start of international digits; no dial code is a prefix of another. */
export function areaAtStart(digits: string): string | undefined {
  for (let length = 1; length <= 3; length += 1) {
    const start = digits.slice(0, length);
    if (FIRST_OF_AREA.has(start)) return start;
  }
  return undefined;
}

/** The country's name in the language of `locale`, a BCP 47 tag; its ISO code if the name is unknown. */
export function countryName(iso: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(iso) ?? iso;
}
