import { expect, type Page } from '@playwright/test';

/** Repeats the request until the page is painted, then opens it. A late painting serves the next request. */
export async function openPainted(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(await answer.text()).toContain('id="vez-painted"');
  }).toPass();
  await page.goto(address);
}
