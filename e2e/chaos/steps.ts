// Steps that several scenes share.
import type { Page, Request } from '@playwright/test';
import { newMobile } from '../src/citizen';
import { tap, texts } from './scene';

const isHold = (asked: Request) => asked.method() === 'POST' && asked.url().endsWith('/api/booking/hold');

const CONFLICT = 409;
const TRIES = 3;

/**
 * Chooses a free time, and another one if it was just taken. Waits for its own hold, because the timer of the proposed
 * time is already shown.
 */
export async function chooseSomeTime(page: Page) {
  const times = page.locator('label:has(input[type=radio]:enabled:not(:checked))');
  for (let tries = 0, isTaken = true; isTaken && tries < TRIES; tries += 1) {
    await times.first().waitFor();
    const chosenAt = Date.now();
    const held = page.waitForResponse(
      (answer) => isHold(answer.request()) && answer.request().timing().startTime >= chosenAt,
    );
    const chosen = times.nth(Math.floor(Math.random() * (await times.count())));
    const [answer] = await Promise.all([held, chosen.click()]);
    isTaken = answer.status() === CONFLICT;
  }
  await page.getByRole('timer').first().waitFor();
}
export async function chooseDayAndTime(page: Page) {
  // Trials hold times for ten minutes, so the first day soon has only the proposed time left.
  const days = page.locator('[role=gridcell] button:not([aria-disabled]):visible');
  const other = page.locator('#otherTime:visible');
  await page
    .locator('#otherTime:visible, [role=gridcell] button:not([aria-disabled]):visible')
    .first()
    .waitFor();
  if (await other.isVisible()) await other.click();
  await days.first().waitFor();
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  await chooseSomeTime(page);
}
export async function askForCode(page: Page, label: string) {
  await page.getByLabel(label).last().fill(newMobile());
  await tap(page, texts.ui('code.get'));
  await page.getByLabel(texts.ui('code.label')).fill('000000');
}
