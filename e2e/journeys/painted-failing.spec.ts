// Painted pages whose app does not load keep their content under a notice.
import { expect, test, type Page, type Route } from '@playwright/test';
import { withoutRepeats } from '../src/by-night';
import { openPainted } from '../src/painted-page';
import { textsOf } from '../src/texts';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk gets the same HTML');
});

const texts = textsOf('en_us');
const POINT = '/queueOrBook?service=1&location=5';
const PAGES: Record<string, string> = {
  '/home': 'mfe-catalogue',
  '/category': 'mfe-catalogue',
  '/department': 'mfe-catalogue',
  '/hotServices': 'mfe-catalogue',
  '/serOrLocationWithTabs?department=1': 'mfe-catalogue',
  [POINT]: 'mfe-catalogue',
  '/search?q=card': 'mfe-catalogue',
  '/lifeEvent?event=birth': 'mfe-catalogue',
  '/PrivacyClausePage': 'mfe-account',
  '/login': 'mfe-account',
};
const inEnglish = (address: string) => `${address}${address.includes('?') ? '&' : '?'}language=en_us`;

const lineOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: texts.of('shell', 'remote.standing') });
const retryOf = (page: Page) => page.getByRole('button', { name: texts.ui('retry'), exact: true });
const isTakenOver = (page: Page) =>
  page
    .locator('main h1')
    .first()
    .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactProps$')));

/** The text lines of the painted page. */
async function paintedWords(page: Page): Promise<string[]> {
  const words = await page.locator('[data-remote]').innerText();
  return words.split('\n').filter((line) => line.trim() !== '');
}

/** Opens a painted page with missing files and expects it to keep its text. */
async function expectStanding(page: Page, address: string): Promise<void> {
  await openPainted(page, inEnglish(address));
  const painted = await paintedWords(page);
  await expect(lineOf(page)).toBeVisible({ timeout: 20_000 });
  expect(await paintedWords(page)).toEqual(painted);
  // The phone link of the notice; the page may have its own.
  await expect(
    lineOf(page)
      .locator('..')
      .getByRole('link', { name: /2855 0100/ }),
  ).toBeVisible();
}

/** Restores the network and expects the retry to work without a reload. */
async function expectRetryHelps(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await retryOf(page).click();
  await expect(lineOf(page)).toBeHidden();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/** One page of each remote. */
const BY_DAY = [POINT, '/login'];
for (const [address, remote] of withoutRepeats(Object.entries(PAGES), ([page]) => !BY_DAY.includes(page))) {
  test(`keeps ${address} without its texts, and hydrates it on a retry [FLT-01]`, async ({ page }) => {
    await page.route(new RegExp(`/assets/${remote}/locale-en_us`), (route) => route.fulfill({ status: 404 }));
    await expectStanding(page, address);
    await expectRetryHelps(page);
  });
}

const notAsPublished = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
};
for (const [what, file, spoil] of [
  ['its entry is missing [FLT-01]', 'entry', (route: Route) => route.fulfill({ status: 404 })],
  ['the code of its screen is missing [FLT-01]', 'queue-or-book', (route: Route) => route.abort()],
  ['its entry hangs [FLT-02]', 'entry', () => undefined],
  ['its entry is not as it was published [FLT-03]', 'entry', notAsPublished],
] as const) {
  test(`keeps a painted page if ${what}`, async ({ page }) => {
    // Repeated requests have a query.
    await page.route(({ pathname }) => pathname.startsWith(`/assets/mfe-catalogue/${file}.`), spoil);
    await expectStanding(page, POINT);
    if (what.includes('hangs')) return;
    await expectRetryHelps(page);
  });
}

test('keeps a painted page whose screen throws during hydration [FLT-10]', async ({ page }) => {
  await page.route(/\/queueOrBook/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Data that the screen cannot use.
    const body = html.replace(/(<script[^>]*id="vez-painted">)(.*?)(<\/script>)/s, (_, start, json, end) => {
      const facts = JSON.parse(json as string) as { answers: [unknown, unknown][] };
      const answers = facts.answers.map(([key]) => [key, { docs: 7, locations: 7, states: 7 }]);
      return `${start}${JSON.stringify({ ...facts, answers }).replace(/</g, '\\u003c')}${end}`;
    });
    await route.fulfill({ response, body });
  });
  await expectStanding(page, POINT);
});

test('keeps its links working, and shows no old figures on return', async ({ page }) => {
  await page.route(/mfe-catalogue.locale-en_us/, (route) => route.fulfill({ status: 404 }));
  await expectStanding(page, POINT);
  await page.getByRole('main').locator('a[href^="/offerNum"]').first().click();
  await expect(page.getByRole('heading', { name: texts.of('mfe-queue', 'title') }).first()).toBeVisible();
  await expect(lineOf(page)).toBeHidden();
  await page.goBack();
  // Without the app this is a new, painted page load. With it, the failure view appears.
  await expect(page.getByText(texts.of('shell', 'remote.failed')).or(lineOf(page))).toBeVisible({
    timeout: 20_000,
  });
});
