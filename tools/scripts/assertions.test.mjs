import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { SYNTAX } from './lint/syntax.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('makes jest fail each test without an assertion, in all packages', () => {
  const shown = execFileSync(process.execPath, ['node_modules/jest/bin/jest.js', '--showConfig'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const lax = JSON.parse(shown).configs.filter(
    ({ setupFilesAfterEnv }) =>
      !setupFilesAfterEnv.some((file) => file.endsWith('/build/jest-assertions.mjs')),
  );
  expect(lax.map(({ displayName }) => displayName)).toEqual([]);
});

const faultsOf = (code) =>
  new Linter().verify(code, { rules: { 'no-restricted-syntax': SYNTAX.journey } }).map(({ line }) => line);

it.each([
  "test('opens', () => {});",
  "test('opens', async ({ page }) => { await page.goto('/home'); });",
  "test('opens', { tag: '@slow' }, async ({ page }) => { await page.getByText('Home').click(); });",
])('refuses a journey without an assertion: %s', (code) => {
  expect(faultsOf(code)).toEqual([1]);
});

it.each([
  "test('opens', async ({ page }) => { await expect(page).toHaveTitle('Home'); });",
  "test('opens', async ({ page }) => { await expect.poll(() => page.url()).toBe('/home'); });",
  "test('opens', async ({ page }) => { await expectFits(page); });",
  "test('opens', async ({ page }) => { await fingerOn(page).expectTicketAfter(7); });",
])('takes an assertion of a journey, or of its page object: %s', (code) => {
  expect(faultsOf(code)).toEqual([]);
});
