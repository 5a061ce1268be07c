import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { citizenOf } from '../src/citizen';

test('leads from what happened to its services in order, and back to the search [CAT-22] [CAT-26]', async ({
  page,
}) => {
  const { texts, open } = citizenOf(page, 'zh_hant');
  const text = (key: string) => texts.of('mfe-catalogue', key);
  await open('/home');
  await page.getByRole('combobox', { name: text('home.search') }).fill('搬屋');
  await page.getByRole('combobox', { name: text('home.search') }).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const first = page.getByRole('region', { name: text('search.events') }).getByRole('link');
  await expect(first).toHaveText(/搬屋.*要辦5件事/);
  await first.click();

  await expect(page).toHaveURL(/\/lifeEvent\?event=moving-house/);
  await expect(page.getByRole('heading', { level: 1, name: '搬屋' })).toBeFocused();
  const steps = page.getByRole('region', { name: '要辦5件事' }).getByRole('listitem');
  await expect(steps).toHaveText([/^1.*更新選民資料/, /^2/, /^3/, /^4/, /^5.*車輛登記/]);
  await expect(page.getByRole('region', { name: text('lifeEvent.bring') })).toContainText('居民身份證正本');
  await expectAccessible(page);

  await page.getByRole('link', { name: /更新選民資料/ }).click();
  await expect(page).toHaveURL(/\/serOrLocationWithoutTabs\?service=\d+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '搬屋' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(first).toBeVisible();
});

test('suggests a life event below the search box of the home [CAT-18]', async ({ page }) => {
  const { texts, open } = citizenOf(page, 'pt_pt');
  await open('/home');
  const box = page.getByRole('combobox', { name: texts.of('mfe-catalogue', 'home.search') });
  await box.fill('nasceu o meu filho');
  await page.getByRole('option', { name: /Ter um filho.*4 assuntos a tratar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ter um filho' })).toBeVisible();
});

test('finds the identity card by the initials of its pinyin [CAT-22]', async ({ page }) => {
  const { texts, open } = citizenOf(page, 'zh_hant');
  await open('/search?q=sfz');
  const services = page.getByRole('region', { name: texts.of('mfe-catalogue', 'search.services') });
  await expect(services.getByRole('link').first()).toContainText('更換居民身份證');
});
