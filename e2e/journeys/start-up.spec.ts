// What joins the parts of the page: start-up, arrivals, the update notice, the end of a session. Each line of
// `shell/src/bootstrap.tsx` has a journey that fails without it: these, and those that `scripts/mutants` names.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { logInByMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a page starts at a desk as it does here');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const { texts } = citizenOn(undefined as unknown as Page);
const dialogSaying = (page: Page, key: string) => page.getByRole('dialog', { name: texts.of('shell', key) });

/** Past the moment at which the shell begins to watch over time. */
const watched = (page: Page) => page.waitForResponse(/\/assets\/shell\/later\.\w+\.js/);

test('leaves room for the header of a host app that covers its top [NAV-33]', async ({ page }) => {
  await citizenOn(page).open('/home?sh=44');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-top', '44px');
  await citizenOn(page).open('/home?sh=4400');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
});

test('works in a browser that lacks what the oldest one lacks', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(String.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });
  await citizenOn(page).open('/home');
  await expect(page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') })).toBeVisible();
  const added = await page.evaluate(() => [
    [1, 2].at(-1),
    Object.hasOwn({ a: 1 }, 'a'),
    structuredClone({ a: 1 }),
  ]);
  expect(added).toEqual([2, true, { a: 1 }]);
});

test('asks for the first remote before its own first view is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      const root = document.querySelector('#root header');
      if (root === null) return;
      drawn.disconnect();
      performance.mark('drawn');
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await citizenOn(page).open('/home');
  await expect(page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') })).toBeVisible();
  const [asked, drawn] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/mfe-catalogue/'))?.startTime,
    performance.getEntriesByName('drawn')[0]?.startTime,
  ]);
  expect(asked).toBeLessThan(drawn!);
});

test('begins each page at its top, with the focus on its heading and its own title [SHL-08]', async ({
  page,
}) => {
  await citizenOn(page).open('/home');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') }).click();
  await expect(page).toHaveURL(/\/department/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${await heading.innerText()} - `));
});

test('shows no title of the page before on a page that does not come [SHL-08]', async ({ page }) => {
  await page.route('**/assets/mfe-queue/**', (route) => route.abort());
  await citizenOn(page).open('/department');
  await expect(page).toHaveTitle(/ - /);
  await page.evaluate(() => {
    history.pushState(null, '', '/offerNum?service=1&location=5');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).not.toHaveTitle(/ - /);
});

test('follows the counter that the address names, and tells the server which [NAV-24]', async ({ page }) => {
  const sources: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sources.push(request.headers()['x-vez-source']);
  });
  await citizenOn(page).open('/home');
  await expect.poll(() => sources.at(-1)).toBe('web');
  await page.evaluate(() => {
    history.pushState(null, '', '/remoteCounterHome');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => sources.at(-1)).toBe('remoteCounter');
});

test('goes back within its own visit, and leaves it for nobody’s page before [NAV-29]', async ({ page }) => {
  await page.goto('/api-docs');
  await citizenOn(page).open('/department');
  const back = citizenOn(page).button(texts.ui('back'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/home/);
});

test('leads whoever came for a department to it, once they have logged in [NAV-37]', async ({ page }) => {
  await citizenOn(page).open('/home?departmentId=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await logInByMobile(page, texts, newMobile());
  await expect(page).toHaveURL(/\/serOrLocationWithTabs\?department=2/);
});

test('names the environment wherever it is not production [SHL-33]', async ({ page }) => {
  await citizenOn(page).open('/home');
  await expect(page.getByRole('complementary').getByText('development', { exact: true })).toBeVisible();
});

test('loads a developer’s own remote in place of the published one', async ({ page }) => {
  const asked: string[] = [];
  const own = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  await page.addInitScript(
    (entry) => localStorage.setItem('vez.override', JSON.stringify({ 'mfe-catalogue': entry })),
    `http://localhost:${port}/entry.js`,
  );
  await citizenOn(page).open('/home');
  await expect.poll(() => asked).toContain('/entry.js');
  own.close();
});

test('tells once of a newer release, and reloads when that is confirmed [SHL-19] [SHL-20] [SHL-23]', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/unique.json*', (route) => route.fulfill({ json: { unique: { id: 'newer' } } }));
  const isWatched = watched(page);
  await citizenOn(page).open('/home');
  await page.clock.fastForward('00:10');
  await isWatched;
  const notice = dialogSaying(page, 'update.title');
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const reloaded = page.waitForEvent('domcontentloaded');
  await notice.getByRole('button', { name: texts.of('shell', 'understood') }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ends the session of a day, with an alert that leads home [SHL-25] [SHL-26]', async ({ page }) => {
  await page.clock.install();
  const isWatched = watched(page);
  await citizenOn(page).open('/login?returnTo=%2FmyBooking');
  await logInByMobile(page, texts, newMobile());
  await expect(page).toHaveURL(/\/myBooking/);
  await page.clock.fastForward('00:10');
  await isWatched;
  const loggedOut = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/api/session'),
  );
  const notice = dialogSaying(page, 'sessionEnd.title');
  await expect(async () => {
    await page.clock.fastForward('24:00:01');
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await loggedOut;
  await notice.getByRole('button', { name: texts.of('shell', 'understood') }).click();
  await expect(page).toHaveURL(/\/home/);
});
