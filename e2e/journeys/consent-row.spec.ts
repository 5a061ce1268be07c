import { expect, test } from '@playwright/test';
import { hallOf } from '../src/booking';
import { citizenOf } from '../src/citizen';

for (const path of ['/offerNum', '/reserve']) {
  test(`ticks the consent on a tap in the middle of its row: ${path} [QUE-08] [BOK-24]`, async ({ page }) => {
    const citizen = citizenOf(page, 'zh_hant');
    const { serviceId, locationId } = await hallOf(page, 'IAM-DOG');
    await citizen.open(`${path}?service=${serviceId}&location=${locationId}`);
    const box = page.locator('#agreed');
    const row = page.locator('label:has(#agreed)');
    await expect(row).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await row.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(box).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await box.uncheck();
    const link = page.getByRole('link', { name: citizen.texts.ui('privacy.read') });
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: citizen.texts.ui('agree'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box).toBeChecked();
    await expect(link).toBeFocused();
  });
}
