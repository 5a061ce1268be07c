import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../../build/webpack/shared-folder.mjs';

const table = JSON.parse(readFileSync(join(SHARED, 'src/domain/languages.json'), 'utf8'));

/** The only list of languages, by the names of their locale files. */
export const LANGUAGES = Object.keys(table.name);

export const INTL_LOCALE = table.intl;
