// The connections between the parts of the page: start-up, arrivals, the update notice, the end of a session. Each
// line of `shell/src/bootstrap.tsx` has a journey that fails without it, here or among those in `tools/scripts/mutants`.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from '../src/change-answers';
import { logInByMobile } from '../src/account';
import { citizenOf, newMobile } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a page starts at a desk as it does here');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const { texts } = citizenOn(undefined as unknown as Page);
const dialogSaying = (page: Page, key: string) => page.getByRole('dialog', { name: texts.of('shell', key) });

/** Navigates like a link of the app, so the page keeps its memory. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Waits for the deferred code of the shell, which starts its timers. */
const watched = (page: Page) => page.waitForResponse(/\/assets\/shell\/deferred\.\w+\.js/);

test('leaves room for the header of a host app that covers its top [NAV-33]', async ({ page }) => {
  await citizenOn(page).open('/home?sh=44');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-top', '44px');
  await citizenOn(page).open('/home?sh=4400');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
});

test('works without APIs that the oldest supported browser lacks', async ({ page }) => {
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

test('is styled, and violates no content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));
    Object.assign(window, { broken });
  });
  await citizenOn(page).open('/home');
  const first = page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') });
  await expect(first).toBeVisible();
  await expect(first).toHaveCSS('display', /flex|grid/);
  expect(await page.evaluate(() => Reflect.get(window, 'broken') as string[])).toEqual([]);
  // styled-components fills its style element by script. The policy allows the empty element by its hash.
  const own = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(({ textContent, sheet }) => ({
      text: textContent,
      isFilled: (sheet?.cssRules.length ?? 0) > 0,
    })),
  );
  expect(own).toEqual([{ text: '', isFilled: true }]);
});

test('requests the first remote while its own texts are loading', async ({ page }) => {
  // The page language differs from the stored one, and the server names no remote for this address.
  await page.addInitScript(() => localStorage.setItem('vez.language', 'en_us'));
  const asked = page.waitForRequest(/\/assets\/mfe-catalogue\/entry/);
  await page.route('**/assets/shell/locale-en_us-json*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/remoteCounter');
  await asked;
  await expect(
    page.getByRole('heading', { level: 1, name: texts.of('mfe-catalogue', 'home.remoteCounterTitle') }),
  ).toBeVisible();
});

test('shows a failure when the first remote does not load', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => localStorage.setItem('vez.language', 'en_us'));
  await page.route('**/assets/mfe-catalogue/**', (route) => route.abort());
  // The remote fails before any view exists to show the failure.
  let tries = 0;
  const givenUp = page.waitForEvent('requestfailed', (request) => {
    if (request.url().includes('/assets/mfe-catalogue/entry')) tries += 1;
    return tries === 3;
  });
  await page.route('**/assets/shell/locale-en_us-json*', async (route) => {
    await givenUp;
    await route.continue();
  });
  await page.goto('/remoteCounter');
  const failure = page.getByRole('heading', { name: texts.of('shell', 'remote.failed') });
  await expect(failure).toBeVisible({ timeout: 45_000 });
  expect(errors).toEqual([]);
});

test('opens each page at the top, with focus on its heading and its own title [SHL-08]', async ({ page }) => {
  await citizenOn(page).open('/home');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.book') }).click();
  await expect(page).toHaveURL(/\/department/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${await heading.innerText()} - `));
});

test('does not keep the previous title on a page that fails to load [SHL-08]', async ({ page }) => {
  await page.route('**/assets/mfe-queue/**', (route) => route.abort());
  await citizenOn(page).open('/department');
  await expect(page).toHaveTitle(/ - /);
  await follow(page, '/offerNum?service=1&location=5');
  await expect(page).not.toHaveTitle(/ - /);
});

test('uses the counter of the address, and sends it to the server [NAV-24]', async ({ page }) => {
  const sources: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sources.push(request.headers()['x-vez-source']);
  });
  await citizenOn(page).open('/home');
  await expect.poll(() => sources.at(-1)).toBe('web');
  await follow(page, '/remoteCounterHome');
  await expect.poll(() => sources.at(-1)).toBe('remoteCounter');
});

test('goes back only within the current visit [NAV-29]', async ({ page }) => {
  await page.goto('/api-docs');
  await citizenOn(page).open('/department');
  const back = citizenOn(page).button(texts.ui('back'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/category');
  const name = texts.of('mfe-catalogue', 'category.title');
  const categories = page.getByRole('heading', { level: 1, name });
  await expect(categories).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/department/);
  await expect(categories).toBeHidden();
  await back.click();
  await expect(page).toHaveURL(/\/home/);
});

test('leads to the entry department after the login [NAV-37]', async ({ page }) => {
  await citizenOn(page).open('/home?departmentId=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/login');
  await logInByMobile(page, texts, newMobile());
  await expect(page).toHaveURL(/\/serOrLocationWithTabs\?department=2/);
  // A logged-in person is led there at once.
  await citizenOn(page).open('/home?departmentId=3');
  await expect(page).toHaveURL(/\/serOrLocationWithTabs\?department=3/);
});

test('names the environment unless it is production [SHL-33]', async ({ page }) => {
  await citizenOn(page).open('/home');
  await expect(page.getByRole('complementary').getByText('development', { exact: true })).toBeVisible();
});

test('names the environment of the profile [DAT-49]', async ({ page }) => {
  await changeAnswers(page, /\/api\/(?:valid|session|profile-info)\b/, async (route, response) => {
    const text = await response.text();
    return route.fulfill({ response, body: text.replace(/"ribbonEnv":"[^"]*"/, '"ribbonEnv":"training"') });
  });
  await citizenOn(page).open('/login');
  await logInByMobile(page, texts, newMobile());
  await expect(page.getByRole('complementary').getByText('training', { exact: true })).toBeVisible();
});

test('loads a developer’s own remote instead of the published one', async ({ page }) => {
  const asked: string[] = [];
  const own = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  await page.addInitScript((entry) => {
    localStorage.setItem('vez.developmentMode', 'true');
    localStorage.setItem('vez.override', JSON.stringify({ 'mfe-catalogue': entry }));
  }, `http://localhost:${port}/entry.js`);
  await citizenOn(page).open('/home');
  await expect.poll(() => asked).toContain('/entry.js');
  own.close();
});

test('announces a newer release once, and reloads on confirmation [SHL-19] [SHL-20] [SHL-23]', async ({
  page,
}) => {
  await page.clock.install();
  let isOut = false;
  await page.route('**/unique.json*', (route) =>
    isOut ? route.fulfill({ json: { unique: { id: 'newer' } } }) : route.fallback(),
  );
  const isWatched = watched(page);
  await citizenOn(page).open('/home');
  await page.clock.fastForward('00:10');
  await isWatched;
  const notice = dialogSaying(page, 'update.title');
  // The release of the page itself is not newer.
  const asked = page.waitForResponse(/\/unique\.json/);
  await page.clock.fastForward('05:00');
  await (await asked).finished();
  await page.clock.fastForward('00:10');
  await expect(notice).toBeHidden();
  isOut = true;
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const reloaded = page.waitForEvent('domcontentloaded');
  await notice.getByRole('button', { name: texts.of('shell', 'understood') }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ends a visitor’s 24 hours without a log-out call [SHL-25]', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(request.url());
  });
  const isWatched = watched(page);
  await citizenOn(page).open('/department');
  await page.clock.fastForward('00:10');
  await isWatched;
  const notice = dialogSaying(page, 'sessionEnd.title');
  await expect(async () => {
    await page.clock.fastForward('24:00:01');
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await notice.getByRole('button', { name: texts.of('shell', 'understood') }).click();
  await expect(page).toHaveURL(/\/home/);
  expect(asked).toEqual([]);
});

test('ends a session after 24 hours with an alert, even when the server refuses [SHL-25] [SHL-26]', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/session', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json: {} }) : route.fallback(),
  );
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
  await follow(page, '/myBooking');
  await expect(page.getByRole('main').locator('a[href^="/login"]').first()).toBeVisible();
});
