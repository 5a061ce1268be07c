import type { Page } from '@playwright/test';
import { changeAnswers } from './change-answers';

/** Fixes the estimated wait of all queues. */
export const knowWaits = (page: Page, waitRange: { fromMinutes: number; toMinutes: number }) =>
  changeAnswers(page, '**/api/booking/counterInfo/**', async (route, response) => {
    const info = (await response.json()) as object;
    await route.fulfill({ response, json: { ...info, waitRange } });
  });
