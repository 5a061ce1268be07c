import { expect, test, type Page } from '@playwright/test';
import { isNight } from '../src/by-night';

/** The shell's own screens, and its frame around a remote. */
const SCREENS = ['/home', '/department', '/AboutPage', '/app', '/nowhere'];

async function arrive(page: Page, address: string) {
  await page.goto(`${address}?language=pt_pt`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of SCREENS) {
  test(`${address} is readable with text at 200 %, in forced colours and without motion`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== true && !isNight, 'a phone has the least room');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await arrive(page, address);
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    expect(await overflow(page), 'px wider than the window').toBeLessThanOrEqual(0);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
          .length,
    );
    expect(moving).toBe(0);
    // A button with only a background colour would vanish.
    for (const button of await page.locator('main').getByRole('button').all()) {
      const edge = await button.evaluate((it) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(it);
        return (
          it.textContent === '' ||
          it.closest('li,form') ||
          (borderTopStyle !== 'none' && borderTopWidth !== '0px')
        );
      });
      expect(edge, await button.innerText()).toBeTruthy();
    }
  });

  test(`${address} can be reached by keyboard`, async ({ page, isMobile }) => {
    test.skip(isMobile === true, 'a keyboard is at a desk');
    await arrive(page, address);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    // What can be focused may load after the heading.
    await expect(
      page.locator('main').locator('a[href]:visible, button:visible, input:visible').first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test('keeps the token out of storage, globals and cookies after a mock login [ACC-12] [ACC-22]', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile !== true, 'a desk keeps the same');
  const tokens: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/session')) return;
    const { jwtToken } = (await answer.json()) as { jwtToken: string | null };
    if (jwtToken !== null) tokens.push(jwtToken);
  });
  await page.goto('/app?mock=chan&language=en_us');
  await expect(page.getByText('Chan Tai Man')).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('mock');
  // Its body is read after the page has it.
  await expect.poll(() => tokens).toHaveLength(1);
  const kept = await page.evaluate(() => {
    const globals = Object.getOwnPropertyNames(window).map((name) => {
      try {
        return JSON.stringify((window as unknown as Record<string, unknown>)[name]) ?? '';
      } catch {
        return '';
      }
    });
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      ...globals,
    ].join();
  });
  expect(kept).not.toContain(tokens[0]);
});
