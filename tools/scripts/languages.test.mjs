import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './lib/languages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Sample data with names in some languages. A new language falls back to these. */
const SAMPLES = ['server/src/seed/names.ts', 'shared/src/ui/testing/sample.ts'];

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.(?:test|spec)\./.test(file) && !SAMPLES.includes(file));

/** The languages that the code of a file names, without its comments. */
const namedIn = (file) => {
  const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '');
  return LANGUAGES.filter((language) => code.includes(language));
};

it('lists the languages in one place: a new one is an entry and its texts [SHL-06]', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.filter((file) => namedIn(file).length > 2)).toEqual([]);
});
