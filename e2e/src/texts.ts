import { readFileSync } from 'node:fs';
import type table from '../../shared/src/domain/languages.json';

export type Language = keyof (typeof table)['name'];
type Package =
  'shell' | 'mfe-catalogue' | 'mfe-booking' | 'mfe-queue' | 'mfe-tickets' | 'mfe-account' | 'mfe-staff';
type Tree = { [key: string]: string | Tree };

const file = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Tree;

/** Each language by its own name. */
export const LANGUAGE_NAME = file('shared/src/domain/languages.json')['name'] as Record<Language, string>;
export const LANGUAGES = Object.keys(LANGUAGE_NAME) as Language[];

/** A name from the data. Falls back to the city's first language (docs/guides/add-a-language.md). */
export const nameIn = <Names extends { zh_hant: unknown }>(language: Language, names: Names) =>
  language in names ? names[language as keyof Names] : (names.zh_hant as Names[keyof Names]);

/** The texts of the screens, from their locale files, so that journeys run in every language. */
export const textsOf = (language: Language) => {
  const look = (tree: Tree, key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree);
    if (typeof found !== 'string') throw new Error(`No text for ${key} in ${language}.`);
    return found;
  };
  return {
    of: (name: Package, key: string) => look(file(`${name}/src/locales/${language}.json`), key),
    inspector: (key: string) => look(file(`shell/src/inspector/locales/${language}.json`), key),
    ownData: (key: string) => look(file(`shell/src/own-data/locales/${language}.json`), key),
    deviceCheck: (key: string) => look(file(`mfe-catalogue/src/screens/home/locales/${language}.json`), key),
    ui: (key: string) => look(file(`shared/src/ui/texts/locales/${language}.json`), key),
  };
};
