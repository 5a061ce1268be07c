import { expect, test, type Page } from '@playwright/test';
import { logInByMobile } from '../src/account';
import { chooseFirstDay, chooseSomeTime, hallOf } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a device is shared in the same way at a desk');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5';
const TICKETS = 'a[href^="/success?ticket="]';
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** Navigates like a link of the app, so the page keeps its memory. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
const logOut = async (page: Page) => {
  await follow(page, '/app');
  await citizenOn(page).button(texts.of('shell', 'settings.logout')).click();
  await expect(citizenOn(page).button(texts.of('shell', 'settings.logout'))).toBeHidden();
};

test('leaves no data of the previous user after a log-out, even offline and on back [ACC-12]', async ({
  page,
  context,
}) => {
  const citizen = citizenOn(page);
  const mobile = newMobile();
  await citizen.open(`/login?returnTo=${encodeURIComponent(FORM)}`);
  await logInByMobile(page, texts, mobile);
  await citizen.button(texts.of('mfe-queue', 'goKnown')).click();
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  const ticket = new URL(page.url());
  await follow(page, '/myBooking');
  await expect(page.locator(TICKETS)).toHaveCount(1);
  const { serviceId, locationId } = await hallOf(page, 'DSI-CRC');
  const booking = `/reserve?service=${serviceId}&location=${locationId}`;
  await follow(page, booking);
  await chooseFirstDay(page);
  const time = await chooseSomeTime(page);
  await expect(page.locator('#phone')).toHaveValue(mobile);

  await logOut(page);
  expect(await kept(page)).not.toMatch(new RegExp(`${mobile}|${ticket.searchParams.get('ticket')}|VEZ1`));
  await page.goBack();
  await expect(page.locator('#phone')).toHaveValue('');
  // The form is new and proposes a time itself.
  await expect(
    page
      .getByText(/chosen for you/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator(`input[type=radio][value="${time}"]:checked`)).toHaveCount(0);
  await follow(page, ticket.pathname + ticket.search);
  await expect(page.locator('main a[href^="/login"]').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
  await context.setOffline(true);
  await follow(page, '/myBooking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(TICKETS)).toHaveCount(0);
  await context.setOffline(false);
});

test('has the same user in all tabs after a login or log-out in one [ACC-12] [FLT-13]', async ({
  page,
  context,
}) => {
  const [one, two] = [newMobile(), newMobile()];
  const other = await context.newPage();
  const shown = (mobile: string) => page.getByText(new RegExp(`${mobile.slice(0, 4)} ${mobile.slice(4)}`));
  await citizenOn(page).open('/login?returnTo=%2FmyBooking');
  await logInByMobile(page, texts, one);
  await expect(shown(one)).toBeVisible();

  await citizenOn(other).open('/app');
  await logOut(other);
  await expect(shown(one)).toBeHidden();
  await follow(other, '/login');
  await logInByMobile(other, texts, two);
  await expect(shown(two)).toBeVisible();
});

test('stays logged in over an hour of sleep, with a single renewal [ACC-22]', async ({ page }) => {
  await page.clock.install();
  await citizenOn(page).open('/login?returnTo=%2FmyBooking');
  await logInByMobile(page, texts, newMobile());
  await expect(page).toHaveURL(/\/myBooking/);
  // A pending request for a file would time out during an hour of sleep.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/api/')) calls.push(`${pathname} ${answer.status()}`);
  });
  await page.clock.fastForward('01:00:00');
  await follow(page, '/MyFavoritePage');
  await expect.poll(() => calls).toContain('/api/favourite/services 200');
  expect(calls.filter((call) => call.startsWith('/api/session'))).toEqual(['/api/session 200']);
});
