import { expect, test } from '@playwright/test';
import { deviceOf } from '../src/office';

test('look', async ({ browser }) => {
  for (const [name, screen, size, language, scheme] of [
    ['d1', 'display', [1920, 1080], 'zh_hant', 'light'],
    ['d2', 'display', [1920, 1080], 'pt_pt', 'dark'],
    ['d3', 'display', [1080, 1920], 'zh_hant', 'light'],
    ['k1', 'kiosk', [1080, 1920], 'zh_hant', 'light'],
    ['k2', 'kiosk', [1080, 1920], 'pt_pt', 'dark'],
  ] as const) {
    const page = await deviceOf(browser, screen, { who: 'carla', language, size });
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/srv/t/look/${name}.png` });
    if (screen === 'kiosk') {
      await page.locator('button').nth(1).click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/srv/t/look/${name}-choose.png` });
      await page.locator('button:has(small):not([aria-disabled])').first().click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/srv/t/look/${name}-done.png` });
      await page.evaluate(() => localStorage.setItem('vez.staff.counter', JSON.stringify({ locationId: 2, counter: '', serviceIds: [] })));
      await page.goto(`/staff/kiosk?language=${language}`);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/srv/t/look/${name}-closed.png` });
    }
    await page.context().close();
  }
});
