import type { NamedCountry } from './named-countries';

/** Where a key leads in a list; undefined for a key that does not move. */
export function targetOf(key: string, active: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, last);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The first country whose dial code or name begins with a text; -1 for none. */
export const indexOf = (countries: readonly NamedCountry[], text: string, locale: string): number =>
  countries.findIndex(
    ({ area, name }) => area.startsWith(text) || name.toLocaleLowerCase(locale).startsWith(text),
  );
