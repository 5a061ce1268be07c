// Answers “Are you still coming?” behind the link of a message: a yes, which the office sees, and a no.
import { expect, test, type Browser } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { hallOf } from '../src/booking';
import { TRIED_LANGUAGES } from '../src/by-night';
import { linkSentTo } from '../src/citizen';
import { bringToToday, deviceOf, leave, words } from '../src/office';
import { newCitizen } from '../src/people';
import { textsOf, type Language } from '../src/texts';

/** A booking of another phone for the next hour, whose reminders were sent. */
async function remindedElsewhere(browser: Browser, language: Language) {
  const phone = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const citizen = await newCitizen(phone);
  const ticketId = await citizen.book(await hallOf(phone, 'DSI-CRC'), { language });
  await bringToToday(phone, ticketId, 59, true);
  const link = await linkSentTo(phone.request, citizen.mobile);
  const number = await citizen.numberOf(ticketId);
  await phone.close();
  return { number, address: link.replace('#', `?language=${language}#`) };
}

const rowOf = (office: Awaited<ReturnType<typeof deviceOf>>, number: string, state: string) =>
  office
    .getByRole('row')
    .filter({ hasText: number })
    .filter({ hasText: words(state) })
    .first();

test('tells the office who is coming, and cancels for who cannot [TIX-12] [TIX-23]', async ({
  browser,
  page,
}) => {
  const say = (key: string) => textsOf('en_us').of('mfe-tickets', key);
  const answer = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  const comes = await remindedElsewhere(browser, 'en_us');
  const cannot = await remindedElsewhere(browser, 'en_us');
  await page.goto(comes.address);
  await expect(page.getByRole('heading', { name: say('coming.title') })).toBeVisible();
  await expectAccessible(page);
  await answer('coming.yes').click();
  await expect(page.getByText(say('coming.said'))).toBeFocused();
  await page.reload();
  await expect(page.getByText(say('coming.said'))).toBeVisible();

  await page.goto(cannot.address);
  await answer('coming.no').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('cancel.yesBooking') })
    .click();
  await expect(page.getByRole('heading', { name: say('link.over') })).toBeVisible();

  const office = await deviceOf(browser, 'appointments', { who: 'bruno' });
  await expect(rowOf(office, comes.number, 'state.confirmed')).toBeVisible();
  await expect(rowOf(office, cannot.number, 'state.cancelled')).toBeVisible();
  await leave(office);
});

for (const language of TRIED_LANGUAGES) {
  test(`fits its question on the smallest phone, and at twice the size, in ${language} [TIX-12]`, async ({
    browser,
    page,
  }) => {
    const { address } = await remindedElsewhere(browser, language);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const title = page.getByRole('heading', { name: textsOf(language).of('mfe-tickets', 'coming.title') });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(title).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
  });
}
