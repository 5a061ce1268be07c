import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { hallOf } from '../src/booking';
import { citizenOf } from '../src/citizen';

const isHold = (method: string) => (request: Request) =>
  request.method() === method && request.url().includes('/api/booking/hold');

const PHONE = { width: 375, height: 812 };
/** A service that no other journey books at this hall: its earliest time is this journey's own. */
const SERVICE = 'DSI-PAS';

async function visit(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN!, viewport: PHONE });
  const page = await context.newPage();
  const citizen = citizenOf(page, 'en_us');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isHold('POST')(request)) asked.push(request.url());
  });
  const { serviceId, locationId } = await hallOf(page, SERVICE);
  await citizen.open(`/reserve?service=${serviceId}&location=${locationId}`);
  // A hall that is open at night has an earlier one than the day's first.
  const [earliest, suggested] = ['proposal.earliest', 'proposal.suggested'].map((key) =>
    page.getByText(citizen.texts.of('mfe-booking', key)),
  );
  const why = earliest!.or(suggested!);
  await expect(why).toBeVisible();
  const when = await why.locator('xpath=preceding-sibling::p').textContent();
  return { context, page, asked, when };
}

const phone = (page: Page) => page.locator('#phone');

test('a visitor who only looks takes no time from others [BOK-17] [BOK-32]', async ({ browser }) => {
  const proposed = [];
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const { context, asked, when } = await visit(browser);
    proposed.push(when);
    expect(asked).toEqual([]);
    await context.close();
  }
  expect(new Set(proposed).size).toBe(1);
});

test('the first touch of a field holds the time, and leaving the page gives it back [BOK-32]', async ({
  browser,
}) => {
  const first = await visit(browser);
  const held = first.page.waitForResponse((answer) => isHold('POST')(answer.request()));
  await phone(first.page).focus();
  expect((await held).status()).toBe(200);
  await expect(first.page.getByRole('timer').first()).toBeVisible();

  const second = await visit(browser);
  expect(second.when).not.toBe(first.when);
  await second.context.close();

  const released = first.context.waitForEvent('request', isHold('DELETE'));
  await first.page.goto('about:blank');
  await released;
  await expect(async () => {
    const third = await visit(browser);
    await third.context.close();
    expect(third.when).toBe(first.when);
  }).toPass();

  // Back in the form, which the browser kept or loads again, the time is held as before.
  await first.page.goBack();
  await expect(first.page.getByRole('timer').first()).toBeVisible();
  await first.context.close();
});

test('offers the next time where another visitor was faster, and keeps what was typed', async ({
  browser,
}) => {
  const [slow, fast] = [await visit(browser), await visit(browser)];
  expect(slow.when).toBe(fast.when);
  await phone(fast.page).focus();
  await expect(fast.page.getByRole('timer').first()).toBeVisible();
  await phone(slow.page).fill('66123834');
  await expect(slow.page.getByText(/was just taken. This is the next free time/)).toBeVisible();
  await expect(slow.page.getByRole('timer').first()).toBeVisible();
  await expect(phone(slow.page)).toHaveValue('66123834');
  await slow.context.close();
  await fast.context.close();
});
