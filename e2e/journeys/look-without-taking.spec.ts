import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { hallOf, isFree } from '../src/booking';
import { citizenOf } from '../src/citizen';

const isHold = (request: Request) =>
  request.method() === 'POST' && request.url().includes('/api/booking/hold');

// In sequence, because all tests use the same time slot.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 375, height: 812 };
/** A service that no other journey books at this hall, so its earliest time stays free. */
const SERVICE = 'DSI-PAS';

async function visit(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.VEZ_ORIGIN!, viewport: PHONE });
  const page = await context.newPage();
  const citizen = citizenOf(page, 'en_us');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isHold(request)) asked.push(request.url());
  });
  const point = await hallOf(page, SERVICE);
  const { serviceId, locationId } = point;
  await citizen.open(`/reserve?service=${serviceId}&location=${locationId}`);
  // A hall that is open at night has a time before the first of the day.
  const [earliest, suggested] = ['proposal.earliest', 'proposal.suggested'].map((key) =>
    page.getByText(citizen.texts.of('mfe-booking', key)),
  );
  const why = earliest!.or(suggested!);
  await expect(why).toBeVisible();
  const when = await why.locator('xpath=preceding-sibling::p').textContent();
  return { context, page, point, asked, when };
}

const phone = (page: Page) => page.locator('#phone');
const timer = (page: Page) => page.getByRole('timer').first();

type Visit = Awaited<ReturnType<typeof visit>>;
interface Slot {
  serviceId: number;
  locationId: number;
  bookingDate: string;
  bookingTime: string;
}

/** @returns the held slot */
async function hold({ page }: Visit): Promise<Slot> {
  const held = page.waitForResponse((answer) => isHold(answer.request()));
  await phone(page).focus();
  const answer = await held;
  expect(answer.status()).toBe(200);
  await expect(timer(page)).toBeVisible();
  return answer.request().postDataJSON() as Slot;
}

/** Holds all remaining places of a slot from different addresses. @returns a function that releases them */
async function takeTheRest({ request }: Page, { serviceId, locationId, bookingDate, bookingTime }: Slot) {
  const holds: string[] = [];
  const giveBack = async () => {
    for (const id of holds) await request.delete(`/api/booking/hold/${id}`);
  };
  for (;;) {
    const answer = await request.post('/api/booking/hold', {
      headers: { 'x-forwarded-for': `203.1.${holds.length}.1` },
      data: { serviceId, locationId, bookingDate, bookingTime },
    });
    if (answer.status() === 409) return giveBack;
    if (!answer.ok()) {
      await giveBack();
      throw new Error(`Not held: ${answer.status()} ${await answer.text()}`);
    }
    holds.push(((await answer.json()) as { holdId: string }).holdId);
  }
}

test('holds no time for a visitor who only looks [BOK-17] [BOK-32]', async ({ browser }) => {
  const proposed = [];
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const { context, asked, when } = await visit(browser);
    proposed.push(when);
    expect(asked).toEqual([]);
    await context.close();
  }
  expect(new Set(proposed).size).toBe(1);
});

test('holds the time on the first touch of a field, and releases it on leaving [BOK-32]', async ({
  browser,
  page,
}) => {
  const first = await visit(browser);
  const slot = await hold(first);
  const isThere = () => isFree(page, first.point, slot.bookingDate, slot.bookingTime);
  const giveBack = await takeTheRest(page, slot);
  try {
    await expect.poll(isThere).toBe(false);
    await first.page.goto('about:blank');
    await expect.poll(isThere).toBe(true);
    const third = await visit(browser);
    expect(third.when).toBe(first.when);
    await third.context.close();

    // On return to the form, cached or reloaded, the time is held again.
    await first.page.goBack();
    await expect(timer(first.page)).toBeVisible();
    await expect.poll(isThere).toBe(false);
  } finally {
    await giveBack();
    // Leaving the page releases its hold.
    await first.page.goto('about:blank');
    await first.context.close();
  }
});

test('offers the next time if another visitor was faster, and keeps the input', async ({ browser, page }) => {
  const slow = await visit(browser);
  const fast = await visit(browser);
  expect(fast.when).toBe(slow.when);
  const slot = await hold(fast);
  const giveBack = await takeTheRest(page, slot);
  try {
    await phone(slow.page).fill('66123834');
    await expect(
      slow.page.getByText(/was just taken. This is the next free time/).filter({ visible: true }),
    ).toBeVisible();
    await expect(timer(slow.page)).toBeVisible();
    await expect(phone(slow.page)).toHaveValue('66123834');
  } finally {
    await giveBack();
    for (const visitor of [slow, fast]) {
      await visitor.page.goto('about:blank');
      await visitor.context.close();
    }
  }
});
