import { expect, test, type Page } from '@playwright/test';
import { citizenOf, newMobile } from '../src/citizen';
import { textsOf } from '../src/texts';

const PAGES = [
  '/home',
  '/department',
  '/search?q=bir',
  '/queueOrBook?service=1&location=5',
  '/reserve?service=1&location=5',
  '/login',
  '/success?ticket=00000000-0000-4000-8000-000000000000',
  '/myBooking',
  '/AboutPage',
  '/app',
  '/nowhere',
  '/offerNum?service=999999&location=5',
];
const english = textsOf('en_us');
const portuguese = textsOf('pt_pt');
const languages = (page: Page) =>
  page.getByRole('combobox', { name: english.of('shell', 'language') }).filter({ visible: true });
const help = (page: Page, texts = english) =>
  page.getByRole('button', { name: texts.of('shell', 'needHelp') });

test('offers language and help on every page, and keeps the page [SHL-06]', async ({ page }) => {
  for (const address of PAGES) {
    await test.step(address, async () => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}language=en_us`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(languages(page)).toHaveCount(1);
      await help(page).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: /2855 0100/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await languages(page).selectOption('pt_pt');
      await expect(help(page, portuguese)).toBeVisible();
      const { pathname } = new URL(address, page.url());
      expect(new URL(page.url()).pathname).toBe(pathname);
    });
  }
});

test('keeps a half-typed code while the language and help are used [SHL-06]', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await page.getByLabel(english.ui('code.label')).fill('123');
  await help(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await languages(page).selectOption('pt_pt');
  await expect(page.getByLabel(portuguese.ui('code.label'))).toHaveValue('123');
  await expect(page).toHaveURL(/\/sendMessage/);
});

test('reports a language that does not load, and keeps the current one [SHL-06]', async ({ page }) => {
  await page.route('**/assets/shell/*pt_pt*', (route) => route.abort());
  await page.goto('/home?language=en_us');
  await languages(page).first().selectOption('pt_pt');
  await expect(page.getByText(english.ui('languageFailed'))).toBeVisible({ timeout: 60_000 });
  await expect(help(page)).toBeVisible();
  await expect(languages(page).first()).toHaveValue('en_us');
});
