import { expect, test, type Page } from '@playwright/test';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a file arrives at a desk as it does here');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5&language=en_us';
const failed = (page: Page) => page.getByText(texts.of('shell', 'remote.failed'));
const phone = (page: Page) => page.getByRole('link', { name: /2855 0100/ });

/** One byte more than was published. */
const alter = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    const answer = await route.fetch();
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
      body: `${await answer.text()} `,
    });
  });

for (const [part, files] of [
  ['its first file', /\/assets\/mfe-queue\/entry\./],
  ['a file that it fetches later', /\/assets\/mfe-queue\/(?!entry\.).*\.js/],
] as const) {
  test(`takes no remote of which ${part} is not as published, and the rest goes on`, async ({ page }) => {
    await alter(page, files);
    await page.goto(FORM);
    await expect(failed(page)).toBeVisible();
    await expect(phone(page)).toBeVisible();
    await page.getByRole('link', { name: texts.of('shell', 'notFound.home') }).click();
    await expect(page.getByRole('heading', { name: texts.of('mfe-catalogue', 'home.title') })).toBeVisible();
  });
}

/** Somebody on the way has the queue's part come from elsewhere. */
const alterRegistry = (page: Page) =>
  page.route(/\/(home|offerNum)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(\/assets\/mfe-queue\/)entry\.\w+\.js/g, '$1evil.js');
    return route.fulfill({ response: answer, body: html });
  });

test('takes no registry that was changed: the last good one of this browser, or none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await alterRegistry(page);
  await page.goto('/home?language=en_us');
  await expect(page.getByText(texts.of('shell', 'remote.lost'))).toBeVisible();
  await expect(phone(page)).toBeVisible();

  await page.unrouteAll();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alterRegistry(page);
  await page.goto(FORM);
  await expect(page.locator('#phone')).toBeVisible();
});

test('gives a remote up that does not arrive, and says so', async ({ page }) => {
  await page.route(/\/assets\/mfe-queue\//, () => new Promise(() => undefined));
  await page.goto(FORM, { waitUntil: 'commit' });
  await expect(failed(page)).toBeVisible({ timeout: 25_000 });
  await expect(phone(page)).toBeVisible();
});

test('leaves nobody before an empty page where the page’s own program does not come', async ({ page }) => {
  await alter(page, /\/assets\/shell\//);
  await page.goto('/home?language=en_us');
  const retry = page.getByRole('link', { name: texts.ui('retry') });
  await expect(retry).toBeHidden();
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(phone(page)).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('heading', { name: texts.of('mfe-catalogue', 'home.title') })).toBeVisible();
  await expect(retry).toBeHidden();
});

test('takes a page of somebody else’s for no answer, and says that it can be tried again', async ({
  page,
}) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please pay for this network</h1>' }),
  );
  for (const address of [FORM, '/reserve?service=7&location=5', '/department']) {
    await citizenOn(page).open(address);
    await expect(page.getByRole('heading', { name: texts.ui('errorLoadData') })).toBeVisible();
    await expect(page.getByText('Please pay')).toHaveCount(0);
  }
});
