import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { problemsOf } from '../src/page-problems';

/** Every route that opens by itself. Routes within a journey are checked there. */
const SCREENS = [
  '/home',
  '/remoteCounterHome',
  '/category',
  '/department',
  '/search?q=%E8%BA%AB%E4%BB%BD',
  '/lifeEvent?event=birth',
  '/hotServices',
  '/RecentlyUsedPage',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithTabs?department=1&tab=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/offerNum?service=1&location=5',
  '/reserve?service=1&location=5',
  '/myBooking',
  '/PrivacyClausePage',
  '/login',
  '/AboutPage',
  '/app',
  '/MyDataPage',
  '/nowhere',
];

for (const address of SCREENS) {
  test(`${address} has no axe violations and no console messages`, async ({ page, isMobile }) => {
    // Browsers log the status 404 of an unknown address (decision 138).
    const said = problemsOf(
      page,
      (message) => address === '/nowhere' && message.location().url === page.url(),
    );
    const language = isMobile === true ? 'zh_hant' : 'pt_pt';
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    expect(said).toEqual([]);
  });
}
