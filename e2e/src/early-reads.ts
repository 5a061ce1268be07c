import type { Page } from '@playwright/test';

/** The page's own call for what its screen begins with fails: each call of the screen is made by itself, and can be spoiled. */
export const withoutEarlyReads = (page: Page) => page.route('**/api/personal', (route) => route.abort());
