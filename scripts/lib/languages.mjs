import { readFileSync } from 'node:fs';

const table = JSON.parse(
  readFileSync(new URL('../../shared/src/domain/languages.json', import.meta.url), 'utf8'),
);

/** The one list of languages, by the name of their locale files. */
export const LANGUAGES = Object.keys(table.name);

export const INTL_LOCALE = table.intl;
