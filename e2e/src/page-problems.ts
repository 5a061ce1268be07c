import type { ConsoleMessage, Page } from '@playwright/test';

const UNUSED_PRELOAD = /^The resource (\S+) was preloaded using link preload but not used/;

/**
 * Errors and warnings of the console and uncaught errors, from now on. `isExpected` leaves some out.
 *
 * Chromium looks for unused preloads once, some seconds after a page has loaded. A file that a step to another screen
 * preloads at that moment is early, not unused; only preloads in the HTML count.
 */
export function problemsOf(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const problems: string[] = [];
  let html = Promise.resolve('');
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) html = response.text().catch(() => '');
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    const [, unused] = UNUSED_PRELOAD.exec(message.text()) ?? [];
    if (unused === undefined) problems.push(message.text());
    else void html.then((text) => text.includes(new URL(unused).pathname) && problems.push(message.text()));
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
