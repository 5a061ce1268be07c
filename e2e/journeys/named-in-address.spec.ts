import { expect, test } from '@playwright/test';
import { proveMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'an address leads the same way at a desk');
});

test('opens the service whose public code is in the address [NAV-35] [NAV-36]', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  await citizen.open('/?serviceCode=DSI-BIR-R');
  await expect(page).toHaveURL(/\/serOrLocationWithoutTabs\?service=\d+/);
  await expect(page.getByText('Renovação do BIR').first()).toBeVisible();
});

test('opens the ticket in the address, at once or after the login [NAV-34]', async ({ page }) => {
  const citizen = citizenOf(page, 'pt_pt');
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  const ticket = new URL(page.url()).searchParams.get('ticket')!;
  const isOpen = () => expect(page).toHaveURL(new RegExp(`/success\\?ticket=${ticket}`));

  await citizen.open(`/home?memoJump=${ticket}`);
  await isOpen();

  await page.context().clearCookies();
  await citizen.open(`/home?memoJump=${ticket}`);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await proveMobile(page, citizen.texts, mobile);
  await isOpen();
  await expect(page.getByText('Renovação do BIR').first()).toBeVisible();
});

test('leaves no redirect in the history [NAV-35]', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  for (const [address, arrived] of [
    ['/', /\/home/],
    ['/?serviceCode=DSI-BIR-R', /\/serOrLocationWithoutTabs/],
  ] as const) {
    await page.goto('/api-docs');
    await citizen.open(address);
    await expect(page).toHaveURL(arrived);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/api-docs/);
  }
});

test('does not return to the entry service after a later login [NAV-37]', async ({ page }) => {
  await citizenOf(page, 'en_us').open('/home?serviceCode=DSI-BIR-R');
  await expect(page).toHaveURL(/\/serOrLocationWithoutTabs/);
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
