import type { Page } from '@playwright/test';

/** Fixes the estimated wait of all queues. */
export const knowWaits = (page: Page, waitRange: { fromMinutes: number; toMinutes: number }) =>
  page.route('**/api/booking/counterInfo/**', async (route) => {
    const response = await route.fetch();
    const info = (await response.json()) as object;
    await route.fulfill({ response, json: { ...info, waitRange } });
  });
