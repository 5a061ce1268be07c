// A supervisor closes a service for a day because of a typhoon. Four citizens get a message in their own language: one
// accepts the held time, one chooses another, one cancels, and one keeps the booking when the office reopens.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { chooseFirstDay, chooseSomeTime } from '../src/booking';
import { button, deviceOf, words } from '../src/office';
import { newCitizen, pointOf } from '../src/people';
import { textsOf, type Language } from '../src/texts';

const SERVICE = 'DSI-BIR-R';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const DAY_MS = 86_400_000;

/** A working day in about three weeks, which no other journey books. */
function quietDay(attempt: number): string {
  const day = new Date(Date.now() + (21 + attempt) * DAY_MS);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + 2 * DAY_MS);
  return day.toISOString().slice(0, 10);
}
const wireDay = (day: string) => day.split('-').reverse().join('/');

/** Books the day on a phone of their own, in their language. */
async function bookedIn(browser: Browser, language: Language, bookingDate: string) {
  const phone = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN!,
    ...PHONE,
    timezoneId: 'Asia/Macau',
  });
  const citizen = await newCitizen(phone);
  const point = await pointOf(phone, SERVICE);
  const ticketId = await citizen.book(point, { identifyNo: '12345670', bookingDate, language });
  const page = await phone.newPage();
  const texts = textsOf(language);
  return {
    page,
    texts,
    say: (key: string) => texts.of('mfe-tickets', `closed.${key}`),
    open: () => page.goto(`/success?ticket=${ticketId}&language=${language}`),
    async messages() {
      const sent = await phone.request.get(`/dev/outbox.json?mobile=${citizen.mobile}`);
      return ((await sent.json()) as { text: string }[]).map(({ text }) => text);
    },
  };
}

/** Fills in the form, and closes the service once the affected people are counted. */
async function close(desk: Page, day: string) {
  await desk.getByText(words('closures.whole.service'), { exact: true }).click();
  const service = desk.getByLabel(words('closures.service'), { exact: true });
  await service.selectOption({
    label: await service.locator('option', { hasText: 'Resident card renewal' }).innerText(),
  });
  await desk.getByLabel(words('closures.from'), { exact: true }).fill(`${day}T00:00`);
  await desk.getByLabel(words('closures.until'), { exact: true }).fill(`${day}T23:59`);
  await desk.getByLabel(words('closures.reason')).selectOption('typhoon');
  const head = desk.getByRole('status').filter({ hasText: words('closures.affected_other') });
  await expect(head).toBeVisible();
  await expectAccessible(desk);
  // The city may book meanwhile, which changes the number.
  await expect(async () => {
    const count = /\d+/.exec(await head.innerText({ timeout: 2_000 }))![0];
    await desk.getByLabel(words('closures.type')).fill(count, { timeout: 2_000 });
    const go = words('closures.goTell_other').replace('{{count}}', count);
    await button(desk, new RegExp(`^${go}`)).click({ timeout: 2_000 });
    await expect(desk.getByText(words('closures.done'))).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('closes an office, holds new times for its bookings, and reopens it [TIX-12] [TIX-13] [CAT-55]', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const day = quietDay(retry);
  const [accepts, exchanges, refuses, waits] = await Promise.all(
    (['zh_hant', 'pt_pt', 'zh_hans', 'en_us'] as const).map((language) =>
      bookedIn(browser, language, wireDay(day)),
    ),
  );
  const desk = await deviceOf(browser, 'closures', { who: 'carla' });
  await close(desk, day);
  const row = desk
    .getByRole('listitem')
    .filter({ hasText: words('closures.state.ahead') })
    .first();
  await expect(row).toContainText(words('closures.became.held').replace('{{count}}', '4'));

  for (const one of [accepts!, exchanges!, refuses!, waits!]) {
    await expect.poll(one.messages).toHaveLength(3);
    await one.open();
    await expect(one.page.getByRole('button', { name: one.say('accept') })).toBeVisible();
    await expectAccessible(one.page);
  }
  await accepts!.page.getByRole('button', { name: accepts!.say('accept') }).click();
  await expect(accepts!.page.getByText(accepts!.say('accepted'))).toBeVisible();

  await exchanges!.page.getByRole('link', { name: exchanges!.say('choose') }).click();
  await expect(exchanges!.page).toHaveURL(/\/reserve\?ticket=/);
  await chooseFirstDay(exchanges!.page);
  await chooseSomeTime(exchanges!.page);
  await exchanges!.page
    .getByRole('button', { name: exchanges!.texts.of('mfe-booking', 'save'), exact: true })
    .click();
  await expect(exchanges!.page).toHaveURL(/\/success\?ticket=.*changed=1/);

  const cancel = refuses!.texts.of('mfe-tickets', 'result.cancelBooking');
  await refuses!.page.getByRole('button', { name: cancel }).click();
  await refuses!.page
    .getByRole('dialog')
    .getByRole('button', { name: refuses!.texts.of('mfe-tickets', 'cancel.yesBooking') })
    .click();
  await expect(refuses!.page.getByText(refuses!.texts.of('mfe-tickets', 'ended.cancelled'))).toBeVisible();

  await expect(row).toContainText(words('closures.became.accepted').replace('{{count}}', '1'));
  await expect(row).toContainText(words('closures.became.moved').replace('{{count}}', '1'));
  await expect(row).toContainText(words('closures.became.ended').replace('{{count}}', '1'));
  await row.getByRole('button', { name: new RegExp(`^${words('closures.reopen')}`) }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: words('closures.reopen'), exact: true })
    .click();
  const over = desk
    .getByRole('listitem')
    .filter({ hasText: words('closures.state.reopened') })
    .first();
  await expect(over).toContainText(words('closures.became.kept').replace('{{count}}', '1'));

  await expect.poll(waits!.messages).toHaveLength(4);
  await waits!.open();
  await expect(
    waits!.page.getByRole('link', { name: waits!.texts.of('mfe-tickets', 'result.edit') }),
  ).toBeVisible();
  await expect(waits!.page.getByRole('button', { name: waits!.say('accept') })).toBeHidden();
});
