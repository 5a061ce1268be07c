import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './lib/languages.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Names and words in the languages that somebody wrote them in: a further one has none, and falls back. */
const SAMPLES = ['server/src/seed/names.ts', 'shared/src/ui/testing/sample.ts'];

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.(?:test|spec)\./.test(file) && !SAMPLES.includes(file));

/** Languages that the code of a file names; what a comment says does not matter. */
const namedIn = (file) => {
  const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '');
  return LANGUAGES.filter((language) => code.includes(language));
};

it('lists the languages in one place: a further one is an entry and its texts [SHL-06]', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.filter((file) => namedIn(file).length > 2)).toEqual([]);
});
