// Checks that every package's locale files have the same keys in all four languages, with the plurals of each language.
import { readdir, readFile } from 'node:fs/promises';
import { INTL_LOCALE, LANGUAGES } from './languages.mjs';

const PLURALS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.PluralRules(INTL_LOCALE[language]).resolvedOptions().pluralCategories,
  ]),
);
const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

export const flatten = (value, prefix = '') =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${prefix}${key}`, inner]] : flatten(inner, `${prefix}${key}.`),
  );

export const stemOf = (key) => key.replace(PLURAL, '');

/**
 * Finds the faults in one package's texts.
 * @param {Record<string, object>} byLanguage
 * @returns {string[]}
 */
export function problemsOf(byLanguage) {
  const languages = Object.keys(byLanguage);
  const flat = Object.fromEntries(
    languages.map((language) => [language, new Map(flatten(byLanguage[language]))]),
  );
  const allKeys = languages.flatMap((language) => [...flat[language].keys()]);
  const plural = new Set(allKeys.filter((key) => PLURAL.test(key)).map(stemOf));
  const stems = new Set(allKeys.map(stemOf));
  const placeholders = (text) => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort();

  return [...stems].flatMap((stem) => {
    const expected = (language) =>
      plural.has(stem) ? PLURALS[language].map((form) => `${stem}_${form}`) : [stem];
    const missing = languages.flatMap((language) =>
      expected(language)
        .filter((key) => (flat[language].get(key) ?? '').trim() === '')
        .map((key) => `${language} lacks ${key}`),
    );
    if (missing.length > 0) return missing;
    const [first, ...others] = languages.map((language) =>
      placeholders(
        expected(language)
          .map((key) => flat[language].get(key))
          .join(' '),
      ).join(','),
    );
    return others.every((names) => names === first)
      ? []
      : [`${stem} takes other values in one language than in another`];
  });
}

async function localeFolders(root) {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name === 'zh_hant.json')
    .map((entry) => entry.parentPath ?? entry.path);
}

/** Checks all locale folders below the given sources. */
export async function checkLocales(sources) {
  const folders = (await Promise.all(sources.map(localeFolders))).flat();
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await Promise.all(
        LANGUAGES.map(async (language) => {
          const text = await readFile(`${folder}/${language}.json`, 'utf8').catch(() => '{}');
          return [language, JSON.parse(text)];
        }),
      );
      return problemsOf(Object.fromEntries(entries)).map((problem) => `${folder}: ${problem}`);
    }),
  );
  return lists.flat();
}
