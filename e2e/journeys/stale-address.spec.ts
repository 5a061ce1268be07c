import { expect, test } from '@playwright/test';
import { textsOf } from '../src/texts';

const SERVICE = '999999';
const ADDRESSES = [
  `/queueOrBook?service=${SERVICE}&location=5`,
  `/offerNum?service=${SERVICE}&location=5`,
  `/reserve?service=${SERVICE}&location=5`,
  `/setParams?service=${SERVICE}&location=5`,
  `/serOrLocationWithoutTabs?service=${SERVICE}`,
  '/serOrLocationWithTabs?department=999999',
  '/offerNum?service=1&location=999999',
  '/reserve?service=1&location=999999',
];

test('explains at a stale address what was removed, also in the title, with links [FLT-16]', async ({
  page,
  isMobile,
}) => {
  const language = isMobile === true ? 'zh_hant' : 'pt_pt';
  const texts = textsOf(language);
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      await page.goto(`${address}&language=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: texts.ui('gone.search') })).toBeVisible();
      const said = await main.getByRole('heading', { level: 2 }).first().innerText();
      await expect(page).toHaveTitle(new RegExp(`^${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
      await expect(main.getByRole('button', { name: texts.ui('retry') })).toHaveCount(0);
      await expect(main.locator('div[aria-busy=true]')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
    });
  }
});
