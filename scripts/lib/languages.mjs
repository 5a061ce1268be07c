import { readFileSync } from 'node:fs';

/** The one list of languages with their tags, by the name of their locale files. */
export const LANGUAGE_TAGS = JSON.parse(
  readFileSync(new URL('../../shared/src/domain/languages.json', import.meta.url), 'utf8'),
);

export const LANGUAGES = Object.keys(LANGUAGE_TAGS);
