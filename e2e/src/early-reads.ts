import type { Page } from '@playwright/test';

/** Fails the page's early call, so that the screen makes its own calls, which a test can spoil. */
export const withoutEarlyReads = (page: Page) => page.route('**/api/personal', (route) => route.abort());
