import { expect, test, type Locator, type Page } from '@playwright/test';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile !== true, 'the least room is on a phone');
});

const MAIN_BUTTON: [address: string, name: (page: Page) => Locator][] = [
  ['/home', (page) => page.getByRole('combobox', { name: /Procurar/ })],
  ['/department', (page) => page.getByRole('main').getByRole('link').first()],
  ['/serOrLocationWithoutTabs?service=1', (page) => page.getByRole('main').getByRole('link').first()],
  ['/queueOrBook?service=1&location=5', (page) => page.getByRole('main').getByRole('button').last()],
  ['/offerNum?service=1&location=5', (page) => page.locator('main button[type=submit]')],
  ['/reserve?service=1&location=5', (page) => page.locator('main button[type=submit]')],
  ['/login', (page) => page.locator('main button[type=submit]')],
  ['/search?q=bir', (page) => page.getByRole('main').getByRole('link').first()],
  ['/app', (page) => page.getByRole('radio', { name: '125%' })],
  ['/nowhere', (page) => page.getByRole('main').getByRole('link').first()],
];

const scaleOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--text-scale'));

async function expectNoOverflow(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, 'px wider than the window').toBeLessThanOrEqual(0);
}

/** Expects an element that can be scrolled into view and is not covered. */
const expectInReach = async (it: Locator) =>
  (await it.getAttribute('type')) === 'radio' || (await it.click({ trial: true }));

/** Sets the text size in the settings. */
async function enlarge(page: Page) {
  await page.goto('/app?language=pt_pt');
  await page.locator('label', { hasText: '200%' }).click();
  await expect.poll(() => scaleOf(page)).toBe('2');
}

test('shows all main screens in full at 200 % on a phone [SHL-10] [SHL-11]', async ({ page }) => {
  await enlarge(page);
  for (const [address, mainButton] of MAIN_BUTTON) {
    await test.step(address, async () => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}language=pt_pt`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
      await expectNoOverflow(page);
      await expectInReach(mainButton(page));
    });
  }
});

test('shows each step from a number to its ticket in full at 200 % on a phone [SHL-10]', async ({ page }) => {
  await enlarge(page);
  const citizen = citizenOf(page, 'pt_pt');
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await expect(page).toHaveURL(/\/sendMessage/);
  await expectNoOverflow(page);
  await expectInReach(citizen.button(citizen.texts.of('mfe-account', 'sms.next')));
  await citizen.typeCode(mobile);
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('img', { name: citizen.texts.of('mfe-tickets', 'result.qr') })).toBeVisible();
  await expectNoOverflow(page);
});

test('paints the page in the chosen size from the start, also in other tabs [SHL-11]', async ({
  page,
  context,
}) => {
  await enlarge(page);
  const other = await context.newPage();
  // The page as the server painted it, with only its inline script.
  await other.route(/\.js$/, (route) => route.abort());
  await other.goto('/home?language=pt_pt');
  expect(await scaleOf(other)).toBe('2');
  const open = await context.newPage();
  await open.goto('/AboutPage?language=pt_pt');
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('label', { hasText: '150%' }).click();
  await expect.poll(() => scaleOf(open)).toBe('1.5');
});
