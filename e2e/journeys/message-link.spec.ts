// Opens the link of a booking's message on a phone without a login, moves the booking and cancels it.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { hallOf } from '../src/booking';
import { TRIED_LANGUAGES } from '../src/by-night';
import { linkSentTo } from '../src/citizen';
import { newCitizen } from '../src/people';
import { textsOf, type Language } from '../src/texts';

/** A booking made on a phone of its own. */
async function bookedElsewhere(browser: Browser, page: Page, language: Language) {
  const phone = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const citizen = await newCitizen(phone);
  const ticketId = await citizen.book(await hallOf(page, 'IAM-DOG'), { language });
  const link = await linkSentTo(phone.request, citizen.mobile);
  await phone.close();
  const texts = textsOf(language);
  return {
    ticketId,
    link,
    say: (key: string) => texts.of('mfe-tickets', key),
    save: texts.of('mfe-booking', 'save'),
    open: (path = link) => page.goto(path.replace('#', `?language=${language}#`)),
  };
}

for (const language of TRIED_LANGUAGES) {
  test(`moves a booking in three taps from its message, and cancels it, in ${language} [TIX-12] [TIX-13]`, async ({
    browser,
    page,
  }) => {
    const { ticketId, open, say, save, link } = await bookedElsewhere(browser, page, language);
    // The first tap.
    await open();
    await expect(page).toHaveURL(new RegExp(`/success\\?ticket=${ticketId}$`));
    await expect(page.getByText(say('link.opened'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('result.edit') }).click();
    await expect(page).toHaveURL(/\/reserve\?ticket=/);
    await expect(page.locator('#otherTime')).toBeVisible();
    await expect(async () => {
      // Other journeys may take the proposed time meanwhile: then the form proposes another one.
      await page.getByRole('button', { name: save, exact: true }).click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/success\?ticket=.*changed=1/, { timeout: 10_000 });
    }).toPass();

    await page.reload();
    await page.getByRole('button', { name: say('result.cancelBooking') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('cancel.yesBooking') })
      .click();
    await expect(page.getByRole('heading', { name: say('link.over') })).toBeVisible();
    await expectAccessible(page);

    await open(link);
    await expect(page.getByRole('heading', { name: say('link.over') })).toBeVisible();
  });
}

/** Programs that open links before people do: previews of messengers, scanners of mail, crawlers. */
const PREVIEWS = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Discordbot/2.0',
  'LinkedInBot/1.0',
  'SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'MicroMessenger/8.0',
  'BarracudaCentral link protection',
];

test('stays unchanged by twelve previews, one of which runs the page, and shows a helper no act [TIX-12]', async ({
  browser,
  page,
}) => {
  const { link, open, say } = await bookedElsewhere(browser, page, 'en_us');
  for (const agent of PREVIEWS) {
    for (const path of [link.split('#')[0]!, link]) {
      const answer = await page.request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.headers()['set-cookie'] ?? '').toBe('');
    }
  }
  const scanner = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN!, userAgent: PREVIEWS[8]! });
  const scanned = await scanner.newPage();
  await scanned.goto(link);
  await expect(scanned.getByText(textsOf('zh_hant').of('mfe-tickets', 'link.opened'))).toBeVisible();
  await scanner.close();

  await open();
  await expect(page.getByRole('button', { name: say('result.cancelBooking') })).toBeVisible();
  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.share = async ({ url }: ShareData) => void shared.push(url ?? '');
  });
  await page.getByRole('button', { name: say('share.share') }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared[0]);
  await expect.poll(shared).toContain('/t#');
  const address = new URL((await shared())!);

  const helper = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const other = await helper.newPage();
  await other.goto(`${address.pathname}?language=en_us${address.hash}`);
  await expect(other.getByText(say('link.shared'))).toBeVisible();
  await expect(other.getByRole('button', { name: say('result.cancelBooking') })).toBeHidden();
  await expect(other.getByRole('link', { name: say('result.edit') })).toBeHidden();
  await expectAccessible(other);
  await helper.close();
});
