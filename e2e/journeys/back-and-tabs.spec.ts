import { chromium, expect, test, type Page } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, hallOf, isFree } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a browser goes back at a desk as it does here');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5';
const TICKETS = 'a[href^="/success?ticket="]';

test('gives no second number after going back [FLT-15]', async ({ page }) => {
  const mobile = newMobile();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/requestQueueTicket|sendCode|verificationCode/.test(request.url())) writes.push(request.url());
  });
  await citizenOn(page).open('/home');
  await page.goto(FORM);
  await citizenOn(page).agreeAndContinue('mfe-queue', mobile);
  await citizenOn(page).typeCode(mobile);
  const sent = writes.length;
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto('/myBooking');
  await expect(page.locator(TICKETS)).toHaveCount(1);
  expect(writes).toHaveLength(sent);
});

test('keeps the last change of a booking from two tabs, and holds no other slot [FLT-12]', async ({
  page,
  context,
}) => {
  const mobile = newMobile();
  const point = await hallOf(page, 'DSI-CRC');
  await citizenOn(page).open(`/reserve?service=${point.serviceId}&location=${point.locationId}`);
  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await citizenOn(page).agreeAndContinue('mfe-booking', mobile);
  await citizenOn(page).typeCode(mobile);
  const edit = `/reserve?ticket=${new URL(page.url()).searchParams.get('ticket')}`;

  const other = await context.newPage();
  const tabs: { tab: Page; time: string }[] = [];
  for (const tab of [page, other]) {
    await citizenOn(tab).open(edit);
    await expect(tab.locator('input[type=radio]:checked')).toHaveCount(1);
    tabs.push({ tab, time: await chooseSomeTime(tab) });
  }
  let day = '';
  for (const { tab, time } of tabs) {
    const edited = tab.waitForRequest('**/api/booking/updateTicket');
    await citizenOn(tab).button(texts.of('mfe-booking', 'save')).click();
    day = ((await edited).postDataJSON() as { bookingDate: string }).bookingDate;
    await expect(tab).toHaveURL(/\/success\?ticket=/);
    await expect(tab.getByText(time).first()).toBeVisible();
  }
  const [first, last] = tabs;
  await page.reload();
  await expect(page.getByText(last!.time).first()).toBeVisible();
  expect(await isFree(page, point, day, last!.time)).toBe(false);
  if (first!.time !== last!.time)
    await expect.poll(() => isFree(page, point, day, first!.time), { timeout: 40_000 }).toBe(true);
});

test('restores the page with fresh figures from the browser’s back cache [FLT-11]', async ({
  baseURL,
}, testInfo) => {
  const { launchOptions } = testInfo.project.use;
  // Playwright disables the back/forward cache, and the headless shell has none.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: process.env.VEZ_CHROMIUM!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL!, timezoneId: 'Asia/Macau' });
    // Vez sends no-store, but some browsers keep its pages in the cache anyway.
    await page.route(/\/offerNum/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'cache-control': 'no-cache' },
      });
    });
    await citizenOn(page).open(FORM);
    await page.locator('#phone').fill('66123834');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-kept', String(persisted)),
      );
    });
    await page.goto('/robots.txt');
    const figures = page.waitForResponse('**/api/booking/counterInfo/**');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    expect((await figures).ok()).toBe(true);
    await expect(page.locator('#phone')).toHaveValue('66123834');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await browser.close();
  }
});
