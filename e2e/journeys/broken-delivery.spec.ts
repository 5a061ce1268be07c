import { expect, test, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { withoutRepeats } from '../src/by-night';
import { citizenOf } from '../src/citizen';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a file arrives at a desk as it does here');
});

const citizenOn = (page: Page) => citizenOf(page, 'en_us');
const texts = citizenOn(undefined as unknown as Page).texts;
const FORM = '/offerNum?service=1&location=5&language=en_us';
const failed = (page: Page) => page.getByText(texts.of('shell', 'remote.failed'));
const phone = (page: Page) => page.getByRole('main').getByRole('link', { name: /2855 0100/ });

/** Adds one byte to the published files. */
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
  test(`rejects a remote whose ${part} is not as published, and the rest works [FLT-03]`, async ({
    page,
  }) => {
    await alter(page, files);
    await page.goto(FORM);
    await expect(failed(page)).toBeVisible();
    await expect(phone(page)).toBeVisible();
    await page.getByRole('link', { name: texts.of('shell', 'notFound.home') }).click();
    await expect(page.getByRole('heading', { name: texts.of('mfe-catalogue', 'home.title') })).toBeVisible();
  });
}

test('shows home without a missing part, and loads it on a retry [SHL-18] [FLT-01]', async ({ page }) => {
  await page.route(/\/assets\/mfe-catalogue\/video\./, (route) => route.abort());
  await page.goto('/remoteCounterHome?language=en_us');
  const main = page.getByRole('main');
  await expect(main.getByText(texts.of('mfe-catalogue', 'home.failed')).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  // Each part has its own retry.
  const refresh = main.getByRole('button', { name: texts.ui('refresh') });
  await expect(async () => {
    if ((await refresh.count()) > 0) await refresh.first().click();
    await expect(refresh).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  const departments = texts.of('mfe-catalogue', 'home.departmentsHeading');
  await expect(page.getByRole('region', { name: departments }).getByRole('link').first()).toBeVisible();
});

/** Tampers with the list of releases in transit, in new and in open pages. */
const alterReleases = (page: Page, ...change: [RegExp, string]) =>
  page.route(/\/(home|offerNum|releases\/)/, async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace(...change) });
  });
const OWNERS: [RegExp, string] = [/"team":"team-/g, '"team":"my-'];
const ENTRY_OF_QUEUE: [RegExp, string] = [/(\/assets\/mfe-queue\/)entry\.\w+\.js/g, '$1evil.js'];

test('rejects a release that was changed, and uses the browser’s last good one, or none [FLT-05]', async ({
  page,
}) => {
  await alterReleases(page, ...OWNERS);
  await page.goto('/home?language=en_us');
  await expect(page.getByText(texts.of('shell', 'remote.failed'))).toBeVisible();
  await expect(phone(page)).toBeVisible();

  await page.unrouteAll();
  await alterReleases(page, ...ENTRY_OF_QUEUE);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(FORM);
  await expect(page.getByRole('link', { name: texts.of('shell', 'notFound.home') })).toBeVisible();

  await page.unrouteAll();
  await page.goto(FORM);
  await expect(page.locator('#phone')).toBeVisible();
  for (const change of [ENTRY_OF_QUEUE, OWNERS]) {
    await alterReleases(page, ...change);
    await page.goto(FORM);
    await expect(page.locator('#phone')).toBeVisible();
    await page.unrouteAll();
  }
});

test('times out a remote that does not arrive, and reports it [FLT-02]', async ({ page }) => {
  await page.route(/\/assets\/mfe-queue\//, () => new Promise(() => undefined));
  await page.goto(FORM, { waitUntil: 'commit' });
  await expect(failed(page)).toBeVisible({ timeout: 25_000 });
  await expect(phone(page)).toBeVisible();
});

test('shows a message when the shell’s own code does not load', async ({ page }) => {
  await alter(page, /\/assets\/shell\//);
  await page.goto('/home?language=en_us');
  const retry = page.getByRole('link', { name: texts.ui('retry') });
  await expect(retry).toBeHidden();
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: texts.ui('slowLoading') })).toBeVisible();
  // The static page shows the message, without the shell.
  await expect(page.getByRole('link', { name: /2855 0100/ })).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('heading', { name: texts.of('mfe-catalogue', 'home.title') })).toBeVisible();
  await expect(retry).toBeHidden();
});

test('rejects a foreign HTML page as an answer, and offers a retry [FLT-27]', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please pay for this network</h1>' }),
  );
  // An unknown parameter prevents painting: a painted page needs no answer.
  for (const address of [FORM, '/reserve?service=7&location=5', '/department?from=mail']) {
    await citizenOn(page).open(address);
    await expect(page.getByRole('heading', { name: texts.ui('errorLoadData') })).toBeVisible();
    await expect(page.getByText('Please pay')).toHaveCount(0);
  }
});

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  async truncated(route) {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
      body: script.slice(0, script.length / 2),
    });
  },
  offline: (route) => route.abort('internetdisconnected'),
  hanging: () => new Promise(() => undefined),
};

interface RegistryPart {
  preload: Record<string, { url: string }[]>;
}

/** Lists each address whose screen has its own file, with that file, from the releases of the build. */
async function screenFiles(request: APIRequestContext) {
  const published = await (await request.get('/releases/web.json')).json();
  const { releases } = published as { releases: { order: { entry: RegistryPart } }[] };
  return releases.flatMap(({ order }) =>
    Object.entries(order.entry.preload).flatMap(([path, files]) => {
      const file = files.at(-1)?.url;
      return file === undefined ? [] : [{ path, file }];
    }),
  );
}

/** Opens a screen without its file and checks the requests, the failure view and the retry. */
async function walk(page: Page, { path, file }: { path: string; file: string }, fault: string) {
  const of = (what: string) => `${path}, ${fault}: ${what}`;
  const failure = page.getByRole('heading', { name: texts.ui('screenFailed.title') });
  const retry = page.getByRole('button', { name: texts.ui('retry'), exact: true });
  const pass = (ms: number) => page.clock.runFor(ms);
  let asked = 0;
  await page.clock.install();
  await page.route(
    (url) => url.pathname === file,
    (route) => {
      asked += 1;
      return FAULTS[fault]!(route);
    },
  );
  // An unknown parameter prevents painting: a painted page would stay in place of the failure view.
  await page.goto(`${path}?service=1&location=5&department=1&language=en_us&unknown`, {
    waitUntil: 'commit',
  });
  const stands = () =>
    expect(async () => {
      await pass(1_000);
      await expect(failure, of('the view of failure')).toBeVisible({ timeout: 500 });
      await expect(retry).toBeEnabled({ timeout: 100 });
    }).toPass({ timeout: 40_000 });

  await stands();
  const first = asked;
  expect(first, of('requests')).toBeGreaterThanOrEqual(1);
  expect(first, of('requests')).toBeLessThanOrEqual(3);
  await expect(page.getByRole('link', { name: texts.ui('home') }).first(), of('home')).toBeVisible();
  await expect(phone(page), of('phone')).toBeVisible();
  await pass(30_000);
  expect(asked, of('requests of a view that nobody touches')).toBe(first);

  await retry.click();
  await stands();
  expect(asked, of('requests of a retry')).toBeGreaterThan(first);
  expect(asked, of('requests of a retry')).toBeLessThanOrEqual(first + 3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await expect(failure, of('a retry that succeeds')).toBeHidden();
}

for (const [at, fault] of Object.keys(FAULTS).entries()) {
  // By day one screen with each fault, at night every screen once; every pair with VEZ_CHAOS.
  test(`requests a screen’s file that is ${fault} three times, then offers a retry`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000);
    const screens = await screenFiles(request);
    expect(screens.length).toBeGreaterThan(12);
    const own = screens.filter((_, place) => process.env.VEZ_CHAOS || place % 5 === at);
    for (const screen of withoutRepeats(own, (one) => one !== own[0])) {
      const context = await browser.newContext();
      await walk(await context.newPage(), screen, fault);
      await context.close();
    }
  });
}

test('loads a part whose first file never arrived with one tap on “Try again” [SHL-18]', async ({ page }) => {
  let hangs = true;
  let asked = 0;
  await page.clock.install();
  await page.route(/\/assets\/mfe-queue\/entry\./, (route) => {
    asked += 1;
    return hangs ? undefined : route.continue();
  });
  await page.goto(FORM, { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: texts.ui('retry'), exact: true }).first();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass();
  hangs = false;
  const before = asked;
  await retry.click();
  // The request that hangs is given up 10 s after it was made, after this tap.
  await expect(async () => {
    if (asked === before) await page.clock.runFor(1_000);
    expect(asked).toBeGreaterThan(before);
  }).toPass();
  await expect(page.locator('#phone')).toBeVisible();
});

for (const fault of ['missing', 'hanging']) {
  test(`works without the file of answer rules when it is ${fault}, and retries it later`, async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install();
    await page.route(/\/answer-rules\./, (route) => {
      asked += 1;
      return FAULTS[fault]!(route);
    });
    // With an unknown parameter the page does not include its answers.
    await page.goto('/department?language=en_us&unknown', { waitUntil: 'commit' });
    const department = page.getByRole('main').locator('a[href*="department="]').first();
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(department).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(asked).toBeGreaterThanOrEqual(1);
    expect(asked).toBeLessThanOrEqual(3);
    // A hanging request times out after 10 s, and for the next minute there is no retry.
    await page.clock.runFor(11_000);
    await page.clock.runFor(61_000);
    const before = asked;
    await department.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
  });
}

test('reloads once when a newer release no longer has the file [FLT-07]', async ({ page, request }) => {
  const { path, file } = (await screenFiles(request)).find((screen) => screen.path === '/department')!;
  let loads = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) loads += 1;
  });
  await page.route('**/unique.json*', (route) => route.fulfill({ json: { unique: { id: 'newer' } } }));
  await page.route((url) => url.pathname === file, FAULTS.missing!);
  await page.goto(`${path}?language=en_us`);
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
  await expect(
    page.getByRole('alert').filter({ hasText: texts.of('shell', 'remote.standing') }),
  ).toBeVisible();
  await page.getByRole('button', { name: texts.ui('retry'), exact: true }).click();
  await expect(page.getByRole('button', { name: texts.ui('retry'), exact: true })).toBeEnabled();
  expect(loads).toBe(2);
});
