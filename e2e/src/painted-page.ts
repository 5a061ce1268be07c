import { expect, type Page } from '@playwright/test';

/** A page that is not painted in time is painted for the next visit: asks until it is, then goes there. */
export async function openPainted(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(await answer.text()).toContain('id="vez-painted"');
  }).toPass();
  await page.goto(address);
}
