import { expect, test, type Page } from '@playwright/test';
import { chooseFirstDay, chooseSomeTime, hallOf } from '../src/booking';
import { withoutRepeats } from '../src/by-night';
import { citizenOf, codeSentTo, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'bad luck is the same at a desk');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5';
const TICKETS = 'a[href^="/success?ticket="]';
const DAY_MS = 86_400_000;

async function openBooking(page: Page): Promise<void> {
  const { serviceId, locationId } = await hallOf(page, 'DSI-CRC');
  await citizenOn(page).open(`/reserve?service=${serviceId}&location=${locationId}`);
}

test('keeps the form and its hold after a reload [BOK-32]', async ({ page }) => {
  await openBooking(page);
  await chooseFirstDay(page);
  const time = await chooseSomeTime(page);
  const mobile = newMobile();
  await page.locator('#phone').fill(mobile);
  await page.locator('#agreed').check();

  await page.reload();
  await expect(page.locator('#phone')).toHaveValue(mobile);
  await expect(page.locator('#agreed')).toBeChecked();
  await expect(page.locator(`input[type=radio][value="${time}"]`)).toBeChecked();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await citizenOn(page).button(texts.of('mfe-booking', 'go')).click();
  await citizenOn(page).typeCode(mobile);
});

test('gets one number and one code on a reload during sending [ACC-24] [FLT-31]', async ({ page }) => {
  const citizen = citizenOn(page);
  const mobile = newMobile();
  await citizen.open(FORM);
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await expect(page).toHaveURL(/\/sendMessage/);
  const code = await codeSentTo(page.request, mobile);
  const given = new Promise<void>((tell) => {
    void page.route('**/queue/requestQueueTicket', async (route) => {
      await route.fetch();
      // The number is given, but its answer is lost.
      tell();
    });
  });
  await page.getByLabel(texts.ui('code.label')).fill(code);
  await given;
  await page.reload();
  await page.unroute('**/queue/requestQueueTicket');
  // The page looks up the result itself.
  await expect(page).toHaveURL(/\/success\?ticket=/);
  await page.goto('/myBooking');
  await expect(page.locator(TICKETS)).toHaveCount(1);
  const messages = await (await page.request.get(`/dev/outbox.json?mobile=${mobile}`)).json();
  expect((messages as { code?: string }[]).filter(({ code }) => code !== undefined)).toHaveLength(1);
});

for (const days of withoutRepeats([-1, 1, 400], (off) => off === 1)) {
  test(`books on a phone whose clock is ${days} days off, with ten minutes to do so [BOK-32] [FLT-38]`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await page.clock.resume();
    const mobile = newMobile();
    await openBooking(page);
    await chooseFirstDay(page);
    await chooseSomeTime(page);
    await expect(page.getByRole('timer').first()).toHaveText(/^(10 min 0 s|9 min \d+ s)$/);
    await citizenOn(page).agreeAndContinue('mfe-booking', mobile);
    await citizenOn(page).typeCode(mobile);
  });
}

const FAR_AWAY = 'Pacific/Apia';
for (const timezoneId of withoutRepeats(['America/Los_Angeles', FAR_AWAY], (zone) => zone !== FAR_AWAY)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('books the day and time of Macao, and reads the same on the ticket [BOK-17] [BOK-18] [FLT-39]', async ({
      page,
    }) => {
      const mobile = newMobile();
      await openBooking(page);
      await chooseFirstDay(page);
      const time = await chooseSomeTime(page);
      const wanted = page.waitForRequest('**/api/booking/webJetton');
      await citizenOn(page).agreeAndContinue('mfe-booking', mobile);
      await citizenOn(page).typeCode(mobile);
      const { bookingDate, bookingTime } = (await wanted).postDataJSON() as Record<string, string>;
      expect(bookingTime).toBe(time);
      await expect(page.getByRole('main')).toContainText(time);
      const [day] = bookingDate!.split('/');
      await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${Number(day)} [A-Z][a-z]+ \\d{4}`));
    });
  });
}

/** Time zones where a clock change skipped the midnight of a day. */
const SUMMERS = [
  ['Asia/Shanghai', '01/06/1940'],
  ['America/Sao_Paulo', '02/11/1985'],
  ['Asia/Macau', '20/04/1975'],
] as const;
for (const [timezoneId, birthday] of withoutRepeats(SUMMERS, ([zone]) => zone !== 'Asia/Macau')) {
  test.describe(`in ${timezoneId}, where summer time began on ${birthday}`, () => {
    test.use({ timezoneId });
    test('keeps a birthday as it was typed, even after a reload [FLT-40]', async ({ page }) => {
      const found = await page.request.get('/api/appms/services/publicService/DSAT-REG');
      const [service] = (await found.json()) as { id: number; locationIds: number[] }[];
      await citizenOn(page).open(`/setParams?service=${service!.id}&location=${service!.locationIds[0]}`);
      const boxes = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox');
      for (const [at, part] of birthday.split('/').entries()) await boxes.nth(at).fill(part);
      // The value that the form sends is the same.
      const kept = () => page.evaluate(() => sessionStorage.getItem('vez.journey') ?? '');
      await expect.poll(kept).toContain(birthday);
      await page.reload();
      await expect.poll(kept).toContain(birthday);
      for (const [at, part] of birthday.split('/').entries())
        await expect(boxes.nth(at)).toHaveValue(new RegExp(`^0?${Number(part)}$`));
    });
  });
}

for (const [surroundings, spoil] of [
  [
    'storage that may not be used',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'storage that is full, and no other tabs to talk to',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Reflect.deleteProperty(window, 'BroadcastChannel');
    },
  ],
] as const) {
  test(`takes a number in a browser with ${surroundings} [FLT-14]`, async ({ page }) => {
    await page.addInitScript(spoil);
    const citizen = citizenOn(page);
    const mobile = newMobile();
    await citizen.open(FORM);
    await citizen.agreeAndContinue('mfe-queue', mobile);
    await citizen.typeCode(mobile);
    await page.goto('/myBooking');
    await expect(page.locator(TICKETS)).toHaveCount(1);
  });
}

test('continues when each file fails the first time', async ({ page }) => {
  const failed = new Set<string>();
  await page.route(/\/assets\/mfe-/, async (route) => {
    // Repeated requests have another query.
    const url = new URL(route.request().url()).pathname;
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  const citizen = citizenOn(page);
  const mobile = newMobile();
  await citizen.open(FORM);
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  expect(failed.size).toBeGreaterThan(5);
});

test('keeps a form when the language changes [SHL-06]', async ({ page, context }) => {
  const other = await context.newPage();
  await citizenOn(other).open('/home');
  await openBooking(page);
  await chooseFirstDay(page);
  const time = await chooseSomeTime(page);
  await page.locator('#phone').fill('661238');
  await page.locator('#agreed').check();
  for (const language of ['pt_pt', 'zh_hans', 'zh_hant'] as const) {
    await other.getByRole('combobox').first().selectOption(language);
    await expect(
      page.getByRole('button', { name: citizenOf(page, language).texts.of('mfe-booking', 'go') }),
    ).toBeVisible();
    await expect(page.locator('#phone')).toHaveValue('661238');
    await expect(page.locator('#agreed')).toBeChecked();
    await expect(page.locator(`input[type=radio][value="${time}"]`)).toBeChecked();
  }
});
