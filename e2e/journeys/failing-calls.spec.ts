import { expect, test, type Page, type Route } from '@playwright/test';
import { logInByMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';
import { withoutEarlyReads } from '../src/early-reads';

test.beforeEach(async ({ page }, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a call fails at a desk as it does here');
  await withoutEarlyReads(page);
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5';
const READ = '**/api/booking/service/id/**';
const OF_SERVER = 'Words of the server';

const told = (key: string) => texts.of('shell', `errors.${key}`).replace('{{message}}', OF_SERVER);
const answering = (status: number, code?: number) => (route: Route) =>
  route.fulfill({
    status,
    json: code === undefined ? {} : { code, message: OF_SERVER, traceId: 'journey' },
  });

/** Faults of a read, each with the message to the citizen. */
const FAULTS: [string, (route: Route) => Promise<void>, string][] = [
  ['400 [FLT-19]', answering(400), told('badRequest')],
  ['500 [FLT-20]', answering(500), told('serverBusy')],
  ['404 [FLT-22]', answering(404), told('resourceNotFound')],
  ['410 [FLT-23]', answering(410), told('noFunction')],
  ['601, an outage [FLT-24]', answering(502, 601), told('systemError601')],
  ['602, a refusal [FLT-25]', answering(409, 602), told('refused602')],
  ['603, a bug [FLT-26]', answering(500, 603), told('systemError603')],
  [
    'a page of HTML [FLT-27]',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    told('serverBusy'),
  ],
  [
    'a connection that is refused [FLT-28]',
    (route) => route.abort('connectionrefused'),
    told('failToConnect'),
  ],
];

for (const [fault, fail, words] of FAULTS) {
  test(`reports a read that ends with ${fault}, and recovers on a retry`, async ({ page }) => {
    await page.route(READ, fail);
    await citizenOn(page).open(FORM);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.ui('errorLoadData') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /2855 0100/ })).toBeVisible();
    await page.unroute(READ);
    await page
      .getByRole('main')
      .getByRole('button', { name: texts.ui('retry') })
      .click();
    await expect(page.locator('#phone')).toBeVisible();
  });
}

test('waits silently for as long as a busy server asks [FLT-36]', async ({ page }) => {
  const asked: number[] = [];
  await page.route(READ, async (route) => {
    asked.push(Date.now());
    if (asked.length > 1) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: { code: 503 } });
  });
  await citizenOn(page).open(FORM);
  await expect(page.locator('#phone')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(3_000);
  await expect(page.getByText(told('serverBusy'))).toHaveCount(0);
});

test('does not flood a busy server, and offers a retry [FLT-36]', async ({ page }) => {
  let asked = 0;
  await page.route(READ, (route) => {
    asked += 1;
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 602, message: OF_SERVER, reason: 'tooManyRequests' },
    });
  });
  await citizenOn(page).open(FORM);
  await expect(page.getByText(told('refused602')).first()).toBeVisible();
  expect(asked).toBe(1);
});

test('retries a write with the same key, then asks for its result [FLT-18]', async ({ page }) => {
  // Shortens the time-out of each of four attempts from 20 s to 2 s.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(ms: number) {
        set!.call(this, ms / 10);
      },
    });
  });
  await citizenOn(page).open(`/login?returnTo=${encodeURIComponent(FORM)}`);
  await logInByMobile(page, texts, newMobile());
  const keys: (string | undefined)[] = [];
  await page.route('**/queue/requestQueueTicket', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The write takes effect, but its answer never arrives.
    await route.fetch();
  });
  await citizenOn(page).button(texts.of('mfe-queue', 'goKnown')).click();
  await expect(page).toHaveURL(/\/success\?ticket=/, { timeout: 40_000 });
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/myBooking');
  await expect(page.locator('a[href^="/success?ticket="]')).toHaveCount(1);
});
