// Asks for an earlier time from the link of a message, and takes it on another phone from the message that offers it.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { hallOf } from '../src/booking';
import { TRIED_LANGUAGES } from '../src/by-night';
import { linkSentTo } from '../src/citizen';
import { newCitizen } from '../src/people';
import { textsOf, type Language } from '../src/texts';

async function person(browser: Browser, page: Page, language: Language) {
  const context = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const citizen = await newCitizen(context);
  const ticketId = await citizen.bookLate(await hallOf(page, 'IAM-DOG'), { language });
  const link = () => linkSentTo(context.request, citizen.mobile);
  return {
    ticketId,
    citizen,
    link,
    say: (key: string) => textsOf(language).of('mfe-tickets', `earlier.${key}`),
    open: async (on: Page) => on.goto((await link()).replace('#', `?language=${language}#`)),
    end: () => context.close(),
  };
}
type Who = Awaited<ReturnType<typeof person>>;

/** Asks for any earlier time at the office of the booking, and waits for the message with an offer. */
async function askEarlier(page: Page, { open, say, link }: Who) {
  await open(page);
  const before = await link();
  await page.getByRole('button', { name: say('get') }).click();
  const form = page.getByRole('dialog');
  const ask = form.getByRole('button', { name: say('ask'), exact: true });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.click();
  await expect(page.getByRole('heading', { name: say('asked') })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(link, { timeout: 60_000 }).not.toBe(before);
}

/** From DD/MM/YYYY, so that it compares as text. */
const inOrder = (wireDate: string) => wireDate.split('/').reverse().join('-');
const startOf = (text: string) => new RegExp(`^${text.split('{{')[0]}`);

for (const language of TRIED_LANGUAGES) {
  test(`asks for an earlier time and takes it on another phone, in ${language} [TIX-13]`, async ({
    browser,
    page,
  }) => {
    const who = await person(browser, page, language);
    const { bookingDate, bookingTime } = await who.citizen.bookingOf(who.ticketId);
    await askEarlier(page, who);

    const other = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
    const phone = await other.newPage();
    await who.open(phone);
    await expect(phone.getByText(who.say('only'))).toBeVisible();
    await expect(phone.getByRole('timer')).toBeVisible();
    await expectAccessible(phone);
    // Nothing changes by itself.
    expect(await who.citizen.bookingOf(who.ticketId)).toMatchObject({ bookingDate, bookingTime });
    await phone.getByRole('button', { name: startOf(who.say('take')) }).click();
    await expect(phone.getByText(textsOf(language).of('mfe-tickets', 'closed.accepted'))).toBeVisible();
    const taken = await who.citizen.bookingOf(who.ticketId);
    expect(inOrder(taken.bookingDate) < inOrder(bookingDate)).toBe(true);
    await other.close();
    await who.end();
  });
}

test('keeps the booking, goes on, and stops [TIX-13]', async ({ browser, page }) => {
  const who = await person(browser, page, 'pt_pt');
  const before = await who.citizen.bookingOf(who.ticketId);
  await askEarlier(page, who);
  await who.open(page);
  await page.getByRole('button', { name: startOf(who.say('keep')) }).click();
  await expect(page.getByText(startOf(who.say('kept')))).toBeVisible();
  await page.getByRole('button', { name: who.say('stop') }).click();
  await expect(page.getByText(who.say('stopped'))).toBeVisible();
  expect(await who.citizen.bookingOf(who.ticketId)).toEqual(before);
  await who.end();
});
