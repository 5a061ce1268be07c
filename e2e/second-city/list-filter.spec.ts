// This city has a category of more than two phone screens of services, which therefore has a filter.
import { expect, test } from '@playwright/test';
import { expectFieldsKnown } from '../src/painted-fields';
import { textsOf } from '../src/texts';

const texts = textsOf('en_us');

test('filters a painted list by text typed before the app loaded', async ({ page }) => {
  await expectFieldsKnown(page, '/serOrLocationWithoutTabs?category=1', 1);
  const box = page.getByRole('searchbox', { name: texts.of('mfe-catalogue', 'select.filter') });
  await expect(box).toHaveValue('passport');
  // Of 28 services, those with a matching name remain.
  const rows = page.getByRole('main').locator('a[href*="service="]');
  await expect(rows.filter({ hasNotText: /passport/i })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
});
