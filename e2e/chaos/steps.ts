// What citizens do in more than one scene.
import type { Page } from '@playwright/test';
import { newMobile } from '../src/citizen';
import { tap, texts } from './scene';

export async function chooseSomeTime(page: Page) {
  const times = page.locator('label:has(input[type=radio]:enabled:not(:checked))');
  await times.first().waitFor();
  await times.nth(Math.floor(Math.random() * (await times.count()))).click();
  await page.getByRole('timer').first().waitFor();
}
export async function chooseDayAndTime(page: Page) {
  const day = page.locator('[role=gridcell] button:not([aria-disabled]):visible').first();
  const other = page.locator('#otherTime:visible');
  await page
    .locator('#otherTime:visible, [role=gridcell] button:not([aria-disabled]):visible')
    .first()
    .waitFor();
  if (await other.isVisible()) await other.click();
  await day.click();
  await chooseSomeTime(page);
}
export async function askForCode(page: Page, label: string) {
  await page.getByLabel(label).last().fill(newMobile());
  await tap(page, texts.ui('code.get'));
  await page.getByLabel(texts.ui('code.label')).fill('000000');
}
