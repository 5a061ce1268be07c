import { expect, test } from '@playwright/test';
import { foreignPage } from '../src/foreign-page';

let close: (() => void) | undefined;
test.beforeEach(({}, testInfo) => test.skip(testInfo.project.name !== 'phone', 'a desk has the same files'));
test.afterEach(() => close?.());

const vez = () => process.env.VEZ_ORIGIN!;

test("shows a remote of ours in another site's single-spa root", async ({ page }) => {
  const { origin, server } = await foreignPage('single-spa-root', vez());
  close = () => server.close();
  await page.goto(`${origin}/search`);
  await page.getByRole('searchbox').fill('birth');
  await expect(page.getByRole('listitem').filter({ hasText: /birth/i }).first()).toBeVisible();
  await page.evaluate(() => window.history.pushState({}, '', '/other'));
  await expect(page.locator('#place')).toBeEmpty();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('shows a remote of ours in a plain host of Module Federation', async ({ page }) => {
  const { origin, server } = await foreignPage('federation-host', vez());
  close = () => server.close();
  await page.goto(`${origin}/offerNum?service=1&location=5`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (window as never as { leave(): Promise<void> }).leave());
  await expect(page.locator('#place')).toBeEmpty();
});
