import metadata from 'libphonenumber-js/metadata.mobile.json';
import { areaAtStart, COUNTRIES, countryName, countryOfArea } from './country';

/** Indexes in libphonenumber's rows: general lengths, types, and mobile among the types. */
const [LENGTHS, TYPES, MOBILE] = [3, 11, 1];

type Row = [string, string, string, number[], ...unknown[]];

function libraryLengths(iso: string): number[] {
  const row = (metadata as unknown as { countries: Record<string, Row> }).countries[iso]!;
  const mobile = (row[TYPES!] as ([string, number[]?] | 0)[] | undefined)?.[MOBILE!];
  return (mobile && mobile[1]) || (row[LENGTHS!] as number[]);
}

describe('countries and their dial codes', () => {
  it('has Macao, Hong Kong and mainland China first [DAT-66] [DAT-67]', () => {
    expect(COUNTRIES.slice(0, 3).map(({ iso, area }) => [iso, area])).toEqual([
      ['MO', '853'],
      ['HK', '852'],
      ['CN', '86'],
    ]);
  });

  it('has every country of the phone library, with its dial code [DAT-67]', () => {
    const codes = (metadata as unknown as { country_calling_codes: Record<string, string[]> })
      .country_calling_codes;
    const known = Object.entries(codes).flatMap(([area, isos]) => isos.map((iso) => `${iso}${area}`));
    const ours = COUNTRIES.map(({ iso, area }) => `${iso}${area}`);
    expect(ours.sort()).toEqual(known.filter((entry) => !entry.startsWith('001')).sort());
  });

  it('expects 8 digits for Macao and Hong Kong, 11 for the mainland, else the library’s [VAL-16]', () => {
    expect(COUNTRIES.slice(0, 3).map(({ lengths }) => lengths)).toEqual([[8], [8], [11]]);
    COUNTRIES.slice(3).forEach(({ iso, lengths }) =>
      expect([iso, lengths]).toEqual([iso, libraryLengths(iso)]),
    );
  });

  it('finds a dial code at the start of international digits [VAL-09]', () => {
    COUNTRIES.forEach(({ area }) => expect(areaAtStart(`${area}5`)).toBe(area));
    expect(areaAtStart('999')).toBeUndefined();
  });

  it('maps a shared dial code to its main country', () => {
    expect(countryOfArea('1')?.iso).toBe('US');
  });

  it('names a country in the language of the page [DAT-67]', () => {
    expect(countryName('PT', 'pt-PT')).toBe('Portugal');
    expect(countryName('PT', 'zh-Hant-MO')).toBe('葡萄牙');
  });
});
