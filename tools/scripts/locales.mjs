// Fails if a language lacks a text of another language, or if no code uses a text.
import { readFile } from 'node:fs/promises';
import { sourceBelow, unusedKeys } from './lib/locale-keys.mjs';
import { checkLocales } from './lib/locales.mjs';
import { REMOTES } from './lib/packages.mjs';

const sources = [...REMOTES, 'shared', 'shell', 'server'].map(
  (name) => new URL(`../../${name}/src`, import.meta.url).pathname,
);

/** Locale files with the code that uses their keys. Texts of shared parts and of the server are read as properties. */
const NAMED = [
  // The page reads some of the shell's texts as properties.
  { texts: 'shell/src/locales', code: ['shell/src'], page: 'tools/build/render-page.mjs' },
  { texts: 'shell/src/layout/help/locales', code: ['shell/src/layout/help'] },
  { texts: 'shell/src/own-data/locales', code: ['shell/src/own-data'] },
  { texts: 'mfe-catalogue/src/screens/home/locales', code: ['mfe-catalogue/src/screens/home'] },
  {
    texts: 'mfe-catalogue/src/screens/queue-or-book/locales',
    code: ['mfe-catalogue/src/screens/queue-or-book'],
  },
  ...REMOTES.map((name) => ({
    texts: `${name}/src/locales`,
    code: [`${name}/src`],
  })),
  { texts: 'shared/src/ui/texts/locales', code: ['shared/src'], byLeaf: true },
  // Rules of the domain and of releases give the reasons of refusals.
  {
    texts: 'server/src/locales',
    code: ['server/src', 'shared/src/domain', 'shared/src/releases'],
    byLeaf: true,
  },
];
const at = (path) => new URL(`../../${path}`, import.meta.url).pathname;
const unused = await Promise.all(
  NAMED.map(async ({ texts, code, page, byLeaf }) => {
    const words = JSON.parse(await readFile(at(`${texts}/en_us.json`), 'utf8'));
    const source = (await Promise.all(code.map((folder) => sourceBelow(at(folder))))).join('\n');
    const properties = page === undefined ? '' : await readFile(at(page), 'utf8');
    return unusedKeys(words, source, { byLeaf })
      .filter((key) => !properties.includes(key))
      .map((key) => `${texts}: no code names ${key}`);
  }),
);
const problems = [...(await checkLocales(sources)), ...unused.flat()];
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
