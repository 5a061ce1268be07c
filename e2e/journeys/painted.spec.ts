// Public pages that the server paints are readable before any script and hydrate without a layout shift. Without a
// painter they work as unpainted pages do.
import { expect, test, type Page, type Route } from '@playwright/test';
import { logInByMobile } from '../src/account';
import { TRIED_LANGUAGES, withoutRepeats } from '../src/by-night';
import { newMobile } from '../src/citizen';
import { openPainted } from '../src/painted-page';
import { textsOf, type Language } from '../src/texts';
import { problemsOf } from '../src/page-problems';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk gets the same HTML');
});

const english = textsOf('en_us');
const PUBLIC = [
  '/home',
  '/remoteCounterHome',
  '/category',
  '/department',
  '/hotServices',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/search?q=card',
  '/lifeEvent?event=birth',
  '/PrivacyClausePage',
  '/AboutPage',
  '/login',
];

/** Pages whose content depends on the visitor. They are painted with a heading and a skeleton. */
const FRAMES = ['/reserve?service=1&location=5', '/offerNum?service=1&location=5'];

const withLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}language=${language}`;

/** Reads of the home whose answers are in the page. */
const CARRIED = [
  '/booking/count',
  '/showGrayTestFunc',
  '/hotServices',
  '/services/recommend',
  '/booking/states',
];
/** Matches any state of a queue in a list. */
const stateIn = (language: Language) => {
  const kinds = ['queue.badge.open', 'queue.badge.paused', 'queue.badge.closed', 'queue.badge.short'];
  return new RegExp(kinds.map((kind) => textsOf(language).ui(kind)).join('|'));
};

const blockScripts = (page: Page) => page.route(/\.js(\?|$)/, (route) => route.abort());

for (const language of TRIED_LANGUAGES) {
  for (const theme of ['light', 'dark']) {
    test(`shows the home before any script, in ${language} and ${theme}`, async ({ page }) => {
      const texts = textsOf(language);
      await blockScripts(page);
      const dark = theme === 'dark' ? '&isDark=true' : '';
      await openPainted(page, `/home?language=${language}${dark}`);
      const home = (key: string) => texts.of('mfe-catalogue', key);
      await expect(page.getByRole('heading', { level: 1, name: home('home.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'dark' : 'system');
      const book = page.getByRole('link', { name: home('home.book') });
      await expect(book).toHaveCSS('display', 'flex');
      // A plain link to a service in the painted page.
      const hot = page
        .getByRole('region', { name: home('home.hot') })
        .getByRole('link')
        .last();
      await expect(hot).toHaveAttribute('href', /^\/\w+\?.*service=\d+/);
      const rows = page.getByRole('region', { name: home('home.hot') }).getByRole('listitem');
      await expect(rows.first()).toContainText(stateIn(language));
    });
  }
}

test('applies stored theme, text size and host space before any script [NAV-33] [SHL-09]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('vez.theme', 'dark');
    localStorage.setItem('vez.textSize', '1.5');
  });
  await blockScripts(page);
  await openPainted(page, '/home?language=en_us&sh=44');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('--text-scale', '1.5');
  await expect(page.locator('body')).toHaveCSS('padding-top', '44px');
});

test('hydrates without a layout shift, a warning or a second request', async ({ page }) => {
  const said = problemsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await watchLayoutShift(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h1')?.setAttribute('data-kept', 'true');
    });
  });
  for (const language of TRIED_LANGUAGES) {
    asked.splice(0);
    await openPainted(page, `/home?language=${language}`);
    await page.waitForFunction(() => performance.getEntriesByName('vez:interactive').length > 0);
    await page.waitForLoadState('networkidle');
    // The element is the same one that the server painted.
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-kept', 'true');
    expect(asked.filter((path) => CARRIED.some((end) => path.endsWith(end)))).toEqual([]);
    const shift = await layoutShiftOf(page);
    expect(shift).toBeLessThanOrEqual(0.01);
  }
  expect(said).toEqual([]);
});

for (const address of [...PUBLIC, ...FRAMES]) {
  test(`hydrates ${address} without a warning or a layout shift`, async ({ page }) => {
    const said = problemsOf(page);
    await watchLayoutShift(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('#root h1')?.setAttribute('data-kept', 'true');
      });
    });
    await openPainted(page, withLanguage(address, 'en_us'));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toHaveAttribute('data-kept', 'true');
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(said).toEqual([]);
  });
}

test('keeps painted states until their code arrives, then hydrates them', async ({ page }) => {
  const said = problemsOf(page);
  let come = () => {};
  const called = new Promise<void>((resolve) => (come = resolve));
  const code = '**/assets/mfe-catalogue/states.*.js';
  await page.route(code, async (route) => {
    await called;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  await openPainted(page, '/hotServices?language=en_us');
  await asked;
  const state = page.getByRole('main').getByRole('listitem').first().getByText(stateIn('en_us'));
  await state.evaluate((element) => element.setAttribute('data-kept', 'true'));

  const arrived = page.waitForResponse(code);
  // The next request for the figures, once those of the page are outdated.
  const read = page.waitForResponse('**/api/booking/states?*');
  come();
  await arrived;
  await expect(state).toHaveAttribute('data-kept', 'true');
  await read;
  await expect(state).toHaveAttribute('data-kept', 'true');
  expect(said).toEqual([]);
});

test('loads the code of calls after hydration, before any call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPainted(page, '/PrivacyClausePage?language=en_us');
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/shell/http.'))).toBe(true);
  // A new release reports that it is shown, which does not count as a call.
  const calls = asked.filter((path) => path.startsWith('/api/') && path !== '/api/releases/health');
  expect(calls).toEqual([]);
});

test('works after hydration: search, language and links', async ({ page }) => {
  await openPainted(page, '/home?language=en_us');
  const search = page.getByRole('combobox', { name: english.of('mfe-catalogue', 'home.search') });
  await page.waitForFunction(() => performance.getEntriesByName('vez:interactive').length > 0);
  await search.fill('card');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=card/);
  await page.goBack();
  const titleIn = (texts: typeof english) =>
    page.getByRole('heading', { level: 1, name: texts.of('mfe-catalogue', 'home.title') });
  // The search page, which has a choice of language, too, stays until the home is there.
  await expect(titleIn(english)).toBeVisible();
  await page.getByRole('combobox', { name: english.of('shell', 'language') }).selectOption('pt_pt');
  await expect(titleIn(textsOf('pt_pt'))).toBeVisible();
});

test('hydrates first, and then shows personal data after a login', async ({ page }) => {
  const said = problemsOf(page);
  await page.goto('/login?language=en_us');
  await logInByMobile(page, english, newMobile());
  for (let visit = 0; visit < 3; visit += 1) {
    await openPainted(page, '/home?language=en_us');
    const favourites = english.of('mfe-catalogue', 'home.favourites');
    await expect(page.getByRole('region', { name: favourites })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test('requests the session while the remote of the page is loading', async ({ page }) => {
  await page.goto('/login?language=en_us');
  await logInByMobile(page, english, newMobile());
  // The paused clock keeps the remote's time-out from firing.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/session',
  );
  await page.route('**/assets/mfe-catalogue/entry.*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await openPainted(page, '/home?language=en_us');
  await asked;
  await page.clock.resume();
  const favourites = english.of('mfe-catalogue', 'home.favourites');
  await expect(page.getByRole('region', { name: favourites })).toBeVisible();
});

/** The early call of the page, and two of the screens' own calls that it includes. */
const PERSONAL = '/api/personal';
const OWN = ['/api/favourite/services', '/api/favourite/tickets'];

test('requests personal data in one early call, without a token', async ({ page }) => {
  const said = problemsOf(page);
  await page.goto('/login?language=en_us');
  await logInByMobile(page, english, newMobile());
  const asked: { path: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    asked.push({ path: new URL(request.url()).pathname, token: request.headers().authorization });
  });
  const early = page.waitForRequest((request) => new URL(request.url()).pathname === PERSONAL);
  // The app does not run before the early call is sent.
  await page.route('**/assets/shell/shell.*.js', async (route) => {
    await early;
    await route.continue();
  });
  await openPainted(page, '/home?language=en_us');
  const favourites = english.of('mfe-catalogue', 'home.favourites');
  const mine = page.getByRole('region', { name: favourites });
  await expect(mine.getByText(english.of('mfe-catalogue', 'home.favouritesNone'))).toBeVisible();
  // The page before may still report that its release is shown.
  const calls = asked.filter(({ path }) => path.startsWith('/api/') && path !== '/api/releases/health');
  expect(calls[0]).toEqual({ path: PERSONAL, token: undefined });
  expect(calls.filter(({ path }) => OWN.includes(path))).toEqual([]);
  expect(await page.evaluate(() => 'vezEarlyReads' in window)).toBe(false);
  expect(said).toEqual([]);
});

const EARLY_FAULTS: [string, (route: Route) => Promise<void>][] = [
  ['fails', (route) => route.abort()],
  ['is no answer', (route) => route.fulfill({ status: 200, body: '<p>Log in to the network</p>' })],
  ['is an empty object', (route) => route.fulfill({ json: {} })],
  ['says not whose it is', (route) => route.fulfill({ json: { of: null, answers: [] } })],
];
// `e2e/chaos/personal.chaos.ts` tries the others by day.
for (const [what, spoil] of withoutRepeats(EARLY_FAULTS, ([name]) => name !== 'fails')) {
  test(`requests data screen by screen if the early call ${what}`, async ({ page }) => {
    await page.goto('/login?language=en_us');
    await logInByMobile(page, english, newMobile());
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.route(`**${PERSONAL}`, spoil);
    const own = page.waitForResponse((response) => new URL(response.url()).pathname === OWN[0]);
    await openPainted(page, '/home?language=en_us');
    expect((await own).status()).toBe(200);
    const none = english.of('mfe-catalogue', 'home.favouritesNone');
    await expect(page.getByText(none)).toBeVisible();

    const tickets = page.waitForResponse((response) => /\/tickets/.test(new URL(response.url()).pathname));
    await page.goto('/myBooking?language=en_us');
    expect((await tickets).status()).toBe(200);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
}

test('shows no data of a previous person after another login', async ({ page }) => {
  await page.goto('/login?language=en_us');
  await logInByMobile(page, english, newMobile());
  // An answer for another person, as in a page opened before the login changed.
  const foreign = {
    of: [null, '66000000'],
    answers: Array.from({ length: 7 }, () => [{ id: 'not-theirs' }]),
  };
  await page.route(`**${PERSONAL}`, (route) => route.fulfill({ json: foreign }));
  const own = page.waitForRequest((request) => new URL(request.url()).pathname === OWN[0]);
  await openPainted(page, '/home?language=en_us');
  expect((await own).headers().authorization).toMatch(/^Bearer /);
  await expect(page.getByText(english.of('mfe-catalogue', 'home.favouritesNone'))).toBeVisible();
});

test('requests the form for the logged-in person', async ({ page }) => {
  const said = problemsOf(page);
  await page.goto('/login?language=en_us');
  await logInByMobile(page, english, newMobile());
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === PERSONAL);
  await openPainted(page, '/offerNum?service=1&location=5&language=en_us');
  const { of, answers } = (await (await answered).json()) as { of: [null, string]; answers: object[] };
  expect(of[1]).toMatch(/^6/);
  expect(answers).toEqual([
    expect.objectContaining({ id: 1 }),
    expect.objectContaining({ isOfficeTime: expect.anything() as unknown }),
  ]);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('requests the first data of a remote while its files are loading', async ({ page }) => {
  await openPainted(page, '/home?language=en_us');
  await page.waitForFunction(() => performance.getEntriesByName('vez:interactive').length > 0);
  // The paused clock keeps time-outs from causing requests.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest((request) => /privacyClause/i.test(new URL(request.url()).pathname));
  await page.route('**/assets/mfe-account/entry.*.js', async (route) => {
    await asked;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/.*privacyClause/i.test(request.url())) calls.push(request.url());
  });
  await page.locator('a[href^="/PrivacyClausePage"]').first().click();
  await asked;
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('may be cached for its language only, and contains no personal data', async ({ page }) => {
  await openPainted(page, '/home?language=en_us');
  const named = await page.request.get('/home?language=en_us');
  expect(named.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
  const [tag, html] = [named.headers().etag!, await named.text()];
  const again = await page.request.get('/home?language=en_us', { headers: { 'if-none-match': tag } });
  // Figures of the page may have changed in the meantime.
  if (again.status() === 304) expect(await again.text()).toBe('');
  else expect(again.headers().etag).not.toBe(tag);
  // The inline script and styles are the same on all pages.
  expect(html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')).not.toMatch(/nonce|returning/);
  const chosen = await page.request.get('/home');
  expect(chosen.headers()['cache-control']).not.toMatch(/public/);
});

test('renders anew for a reader whose language differs from the painted one', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('vez.language', 'pt_pt'));
  await page.goto('/home');
  const portuguese = textsOf('pt_pt').of('mfe-catalogue', 'home.title');
  await expect(page.getByRole('heading', { level: 1, name: portuguese })).toBeVisible();
});

test('is not painted if the address has an unknown parameter', async ({ page }) => {
  const answer = await page.request.get('/home?language=en_us&memoJump=no');
  expect(await answer.text()).not.toContain('data-remote=');
  await page.goto('/home?language=en_us&memoJump=no');
  const title = english.of('mfe-catalogue', 'home.title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // `getByText` ignores noscript elements.
  const note = (page: Page) => page.locator('.sk-none');

  for (const language of TRIED_LANGUAGES) {
    const texts = textsOf(language);
    const expectNote = async (page: Page, address: string, key: string) =>
      test.step(address, async () => {
        await openPainted(page, withLanguage(address, language));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(note(page)).toContainText(texts.of('shell', key));
        await expect(note(page).locator('a[href^="tel:"]')).toBeInViewport();
      });

    test(`shows pages in ${language}, with the phone for what needs JavaScript`, async ({ page }) => {
      for (const address of PUBLIC) await expectNote(page, address, 'noScript.acts');
    });

    test(`explains in ${language} which pages need JavaScript`, async ({ page }) => {
      for (const address of FRAMES) await expectNote(page, address, 'noScript.page');
    });
  }

  for (const address of ['/myBooking', '/app', '/nowhere']) {
    test(`explains that ${address} needs JavaScript, instead of a loading message`, async ({ page }) => {
      await page.goto(withLanguage(address, 'en_us'));
      await expect(note(page)).toContainText(english.of('shell', 'noScript.page'));
      await expect(note(page).locator('a[href^="tel:"]')).toBeInViewport();
      await expect(page.locator('.sk, .sk-late').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('leads from the home to a service and its office with links only', async ({ page }) => {
    await openPainted(page, '/home?language=en_us');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: new RegExp(english.of('mfe-catalogue', 'home.book')) }).click();
    for (let steps = 0; !/\/queueOrBook\?/.test(page.url()); steps += 1) {
      expect(steps).toBeLessThan(5);
      const { pathname, search } = new URL(page.url());
      await openPainted(page, `${pathname}${search}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await main.locator('li a[href^="/"]').first().click();
    }
    await openPainted(page, page.url());
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
});
