import { expect, test } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';

const SCREENS = [
  '/home',
  '/remoteCounterHome',
  '/category',
  '/department',
  '/search',
  '/search?q=%E8%BA%AB%E4%BB%BD',
  '/lifeEvent?event=moving-house',
  '/hotServices',
  '/RecentlyUsedPage',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithTabs?department=1&tab=1',
  '/serOrLocationWithoutTabs?service=1',
  '/serOrLocationWithoutTabs?category=1',
  '/serOrLocationWithoutTabs?department=1&location=2',
  '/queueOrBook?service=1&location=5',
  '/myBooking',
  '/MyFavoritePage',
  '/login',
  '/PrivacyClausePage',
];
/** Answers arrive one by one, as on a weak network, which reveals any layout shift. */
const ANSWER_MS = 250;
const MOST_SHIFT = 0.01;

test('does not shift the layout while a screen loads', async ({ page, isMobile }) => {
  let answers = 0;
  await page.route('**/api/**', async (route) => {
    answers += 1;
    await pause(ANSWER_MS * (1 + (answers % 3)));
    await route.continue().catch(() => undefined);
  });
  await watchLayoutShift(page);
  // The language with the longest words in the widest window, or the narrowest window.
  const language = isMobile === true ? 'zh_hant' : 'pt_pt';
  for (const address of SCREENS) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await layoutShiftOf(page), address).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test('loads no other remote on home, and prefetches the next screen [CAT-05]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lists = page.waitForRequest('**/api/booking/departments*');
  await page.goto('/home?language=zh_hant');
  await lists;
  await page.waitForLoadState('networkidle');
  const remotes = asked.flatMap((path) => /\/assets\/(mfe-\w+)\//.exec(path)?.[1] ?? []);
  expect(new Set(remotes)).toEqual(new Set(['mfe-catalogue']));

  asked.length = 0;
  await page.locator('main a[href="/department"]').last().click();
  await expect(page.locator('main a[href^="/serOrLocationWithTabs"]').first()).toBeVisible();
  // The shell loads its deferred parts when the page is idle.
  expect(asked.filter((path) => /departments$|\/mfe-[^/]+\/.*\.js$/.test(path))).toEqual([]);
});
