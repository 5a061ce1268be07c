import { readFileSync } from 'node:fs';

const table = JSON.parse(
  readFileSync(new URL('../../../shared/src/domain/languages.json', import.meta.url), 'utf8'),
);

/** The only list of languages, by the names of their locale files. */
export const LANGUAGES = Object.keys(table.name);

export const INTL_LOCALE = table.intl;
