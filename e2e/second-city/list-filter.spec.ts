// This city has a category with more services than two screens of a phone, and so a box to find one in.
import { expect, test } from '@playwright/test';
import { expectFieldsKnown } from '../src/painted-fields';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');

test('finds in a painted list what was typed before the program came', async ({ page }) => {
  await expectFieldsKnown(page, '/serOrLocationWithoutTabs?category=1', 1);
  const box = page.getByRole('searchbox', { name: texts.of('mfe-catalogue', 'select.filter') });
  await expect(box).toHaveValue('passport');
  // Of 28 services, those with such a name are left.
  const rows = page.getByRole('main').locator('a[href*="service="]');
  await expect(rows.filter({ hasNotText: /passport/i })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
});
